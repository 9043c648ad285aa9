import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { goldenSchema, hold } from '../testing/golden.ts';

const folder = path.join(import.meta.dirname, '../../golden');
const interviews = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    name: path.basename(file, '.json'),
    golden: goldenSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
    transcript: readFileSync(path.join(folder, file.replace(/json$/, 'txt')), 'utf8'),
  }));

/** Moves that say a question again because that was asked for, or because nobody answered. */
const repeats = /^Interviewer \((?:repeat|rephrase|nudge|go-on|resume|welcome-back)\)/;

/**
 * The sentences that a transcript's interviewer says by itself. Left out is what was asked for again, and the questions of
 * the plan, some of which end alike.
 */
const sentencesIn = (transcript: string): string[] =>
  transcript
    .split('\n')
    .filter((line) => line.startsWith('Interviewer') && !repeats.test(line))
    .flatMap((line) => {
      const sentences = line.replace(/^Interviewer \([^)]*\): /, '').split(/(?<=[.!?:])\s+/);
      return line.startsWith('Interviewer (ask)') ? sentences.filter((sentence) => !sentence.endsWith('?')) : sentences;
    });

describe('interviews with played candidates', () => {
  it('are a dozen or more', () => expect(interviews.length).toBeGreaterThanOrEqual(12));

  // What changes a reply shows here: npm run golden writes the transcripts anew, to be read before they are kept.
  it.each(interviews)('$name goes as it is written down', async ({ golden, transcript }) => {
    expect((await hold(golden)).transcript).toBe(transcript);
  });

  it.each(interviews)('$name hears at once that the interviewer is an AI', ({ transcript }) => {
    const [first] = transcript.split('\n').filter((line) => line.startsWith('Interviewer'));
    expect(first).toMatch(/I’m a voice AI\b/);
  });

  it.each(interviews)('$name hears no sentence twice unasked', ({ transcript }) => {
    const said = sentencesIn(transcript);
    expect(said.filter((sentence, n) => said.indexOf(sentence) !== n)).toEqual([]);
  });

  it.each(interviews)(
    '$name hears a goodbye at the end, and says nearly all of the lines written for them',
    async ({ golden, transcript }) => {
      const last = transcript.split('\n').findLast((line) => line.startsWith('Interviewer'));
      expect(last).toMatch(/Goodbye\.$/);
      expect((await hold(golden)).unsaid / golden.turns.length).toBeLessThan(0.1);
    },
  );
});
