import type { ReportDocument } from '@viva/api-client';
import { expect } from '@playwright/test';
import { apiOf } from './apiOf.ts';
import type { Candidate } from './candidate.ts';
import type { Stack } from './stack.ts';
import { patience } from './patience.ts';

/** The report to which the letter after an interview leads, once the letter has come; it comes once. */
export async function reportOf(
  stack: Stack,
  candidate: Candidate,
  timeout = patience(30_000),
): Promise<ReportDocument> {
  await expect.poll(() => stack.mailTo(candidate.email), { timeout }).toHaveLength(1);
  const [mail] = await stack.mailTo(candidate.email);
  expect(mail?.html).toBeTruthy();
  const sessionId = /\/report\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const api = await apiOf(stack, candidate);
  const { feedback } = await api.getSession({ params: { sessionId } });
  if (!feedback) throw new Error('the letter leads to no report');
  return feedback;
}

/** Everything that was said in an interview, in one text. */
export const saidIn = ({ transcript }: ReportDocument): string => transcript.map(({ text }) => text).join(' ');
