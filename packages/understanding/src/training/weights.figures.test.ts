import { expect, test } from 'vitest';
import { LetterGrams } from '../encoder/letterGrams.ts';
import { miniLmName } from '../encoder/names.ts';
import { modelFolders } from '../folders.ts';
import { openAdvertReader, openUnderstanding, simpleUnderstanding } from '../models.ts';
import { committedFigures, measured, summaryOf, summaryOfAdverts, summaryOfReplies } from './measured.ts';
import { measuredAdverts } from './measuredAdverts.ts';
import { repliesMeasured } from './measuredReplies.ts';

/** Another processor rounds otherwise: so much may differ from what was written down. */
const rounding = 0.01;

// Thousands of texts are read, one after the other.
test(
  'what is reached on texts held out is what was written down, for every encoder',
  { timeout: 900_000 },
  async () => {
    const learned = await openUnderstanding(modelFolders());
    expect(learned.reader.encoder, 'npm run setup fetches the encoder').toBe(miniLmName);
    const adverts = [
      await measuredAdverts(miniLmName, await openAdvertReader(modelFolders())),
      await measuredAdverts(new LetterGrams().name, await openAdvertReader([])),
    ];
    const understandings = [learned, simpleUnderstanding()];
    const all = await measured(understandings);
    const replies = await repliesMeasured(understandings);
    const now = { ...summaryOf(all), ...summaryOfReplies(replies), ...summaryOfAdverts(adverts) };
    const then = committedFigures();
    expect(Object.keys(now)).toEqual(Object.keys(then));
    for (const [what, share] of Object.entries(then)) {
      expect(now[what], what).toBeGreaterThanOrEqual(share - rounding);
    }
  },
);
