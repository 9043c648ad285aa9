import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const truthSchema = z.strictObject({
  trade: z.string(),
  /** How the advertisement is written. */
  shape: z.string(),
  /** Written after the extractor was tuned on the others. */
  heldOut: z.boolean(),
  /** Every title that a fair reader would accept; none when the text names no job. */
  title: z.array(z.string()),
  /** Each required skill with the names that are accepted for it. */
  skills: z.array(z.array(z.string()).min(1)),
  /** Skills that only its duties show where it lists its requirements: right when read, not missed when they aren't. */
  shown: z.array(z.array(z.string()).min(1)).default([]),
  /** 1 for those that the extractor was first built on, 2 for those written after it was reviewed. */
  round: z.union([z.literal(1), z.literal(2)]).default(1),
});

/** An advertisement of the corpus with what a fair reader finds in it. */
export interface Sample extends z.infer<typeof truthSchema> {
  name: string;
  content: string;
}

/** Where the corpus and its scores stand. */
export const corpusFolder = join(import.meta.dirname, '../../../corpus/jobs');

/** The whole corpus, by name. */
export function readCorpus(): Sample[] {
  return readdirSync(corpusFolder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const name = file.slice(0, -4);
      const truth = truthSchema.parse(JSON.parse(readFileSync(join(corpusFolder, `${name}.json`), 'utf8')));
      return { ...truth, name, content: readFileSync(join(corpusFolder, file), 'utf8') };
    });
}
