import { type ReportDocument, reportDocumentSchema } from '@viva/api-client';
import { recogniserName } from '@viva/interview';

/** A stored report as it is given to people, of whichever version; undefined when it can't be read, null for none. */
export function readableFeedback(stored: unknown): ReportDocument | null | undefined {
  const { data } = reportDocumentSchema.nullable().safeParse(stored);
  return data && { ...data, recognisers: data.recognisers.map(recogniserName) };
}
