import { expect, test } from 'vitest';
import { unlocked } from '../../hiring/sample/candidates.ts';
import { sampleMaterial } from './sampleMaterial.ts';

const { lines, replay } = sampleMaterial;
const claims = unlocked.skills.flatMap((skill) => skill.claims);

test('each quote of the unlocked candidate answers its own question, at the moment that it names', () => {
  expect(new Set(claims.map(({ question }) => question)).size).toBe(
    unlocked.skills.filter((skill) => skill.claims.length > 0).length,
  );
  for (const { question, quote } of claims) {
    const answer = lines.find(({ speaker, text }) => speaker === 'user' && text.includes(quote.text));
    const word = answer?.words?.find(({ startMs }) => startMs === quote.startMs);
    expect(quote.text.split(' ')[0], quote.text).toBe(word?.text);
    const asked = lines.find(
      ({ speaker, text, turn }) => speaker === 'agent' && turn < (answer?.turn ?? 0) && text.includes(question),
    );
    expect(asked, question).toBeDefined();
  }
});

test('the interview is as long as its transcript and its replay say', () => {
  expect(replay.durationMs).toBe(unlocked.interviewMs);
  expect(lines.at(-1)?.endMs).toBeLessThan(unlocked.interviewMs);
  for (const [i, line] of lines.entries()) expect(line.startMs).toBeGreaterThanOrEqual(lines[i - 1]?.endMs ?? 0);
});
