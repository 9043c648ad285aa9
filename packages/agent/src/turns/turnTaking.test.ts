import { describe, expect, it } from 'vitest';
import type { HeardUtterance } from '../ears/earsStt.ts';
import { TellingTurnDetector } from './turnDetector.ts';
import { TurnTaking } from './turnTaking.ts';

const recogniser = { name: 'test', approximate: false, fillers: true };
const whole = 'I measured every query of the checkout and added the index that was missing.';
const unfinished = 'I measured every query of the checkout and then I added the index because';

function follow(options: { storyExpected?: boolean } = {}) {
  let predict: (probability: number) => void = () => undefined;
  const turns = new TurnTaking(
    () => options.storyExpected ?? false,
    (onPrediction) => {
      predict = onPrediction;
      return new TellingTurnDetector(onPrediction);
    },
  );
  const told: unknown[] = [];
  turns.attach({ updateOptions: (update) => void told.push(update?.turnHandling?.endpointing) });
  return { turns, told, predict: (probability: number) => predict(probability) };
}

const said = (text: string, startedAt: number, endedAt: number): HeardUtterance => ({
  text,
  startedAt,
  endedAt,
  recogniser,
});

/** {@link follow} after one whole answer without a pause at a full stop. */
function followKnown() {
  const followed = follow();
  followed.turns.heard(said(whole, -30_000, -26_000));
  followed.turns.take();
  return followed;
}

/** How long silence must last after these utterances. */
function patienceAfter(...utterances: HeardUtterance[]): number {
  const { turns } = follow();
  for (const utterance of utterances) turns.heard(utterance);
  return turns.endpointing.minDelay;
}

describe('TurnTaking', () => {
  it('waits longer after an unfinished thought than after a whole one', () => {
    expect(patienceAfter(said(unfinished, 0, 4_000))).toBeGreaterThan(patienceAfter(said(whole, 0, 4_000)));
  });

  it('waits longer while a story that was asked for has hardly begun', () => {
    const { turns } = follow({ storyExpected: true });
    turns.heard(said('Last year we had a problem.', 0, 2_000));
    expect(turns.endpointing.minDelay).toBeGreaterThan(patienceAfter(said('Last year we had a problem.', 0, 2_000)));
  });

  it('waits longer when the sound says that more will come', () => {
    const { turns, predict } = follow();
    turns.heard(said(whole, 0, 4_000));
    const before = turns.endpointing.minDelay;
    predict(0.02);
    expect(turns.endpointing.minDelay).toBeGreaterThan(before);
    predict(0.9);
    expect(turns.endpointing.minDelay).toBe(before);
  });

  it('waits longer for the rest of a turn in which the candidate paused and went on, and not in the next one', () => {
    const { turns } = followKnown();
    turns.heard(said(whole, 0, 4_000));
    const before = turns.endpointing.minDelay;
    turns.heard(said(whole, 5_500, 9_000));
    expect(turns.endpointing.minDelay).toBeGreaterThan(before);
    turns.take();
    turns.heard(said(whole, 30_000, 34_000));
    expect(turns.endpointing.minDelay).toBe(before);
  });

  it('waits longer at a full stop until one whole answer has shown how this person pauses', () => {
    const { turns } = follow();
    turns.heard(said(whole, 0, 4_000));
    expect(turns.endpointing.minDelay).toBe(600);
    turns.take();
    turns.heard(said(whole, 30_000, 34_000));
    expect(turns.endpointing.minDelay).toBe(300);
  });

  it('learns how long this person pauses at a full stop, for the rest of the interview, also where it was taken for the end', () => {
    const { turns } = follow();
    turns.heard(said(whole, 0, 4_000));
    turns.take();
    turns.heard(said(whole, 4_600, 9_000));
    expect(turns.endpointing.minDelay).toBe(720);
    turns.take();
    turns.heard(said(whole, 30_000, 34_000));
    expect(turns.endpointing.minDelay).toBe(720);
  });

  it.each([
    ['a breath within a thought', unfinished, 600],
    ['the gap between two words', whole, 200],
    ['a pause to think', whole, 950],
  ])('does not take %s for a full stop', (_what, text, pauseMs) => {
    const { turns } = follow();
    turns.heard(said(text, 0, 4_000));
    turns.take();
    turns.heard(said(whole, 4_000 + pauseMs, 9_000));
    expect(turns.endpointing.minDelay).toBe(300);
  });

  it('does not count the interviewer’s turn as a pause of the candidate', () => {
    const { turns } = followKnown();
    turns.heard(said(whole, 0, 4_000));
    const before = turns.endpointing.minDelay;
    turns.take();
    turns.heard(said(whole, 20_000, 24_000));
    expect(turns.endpointing.minDelay).toBe(before);
  });

  it('forgets what the sound said with the turn that it was about', () => {
    const { turns, predict } = followKnown();
    turns.heard(said(whole, 0, 4_000));
    const before = turns.endpointing.minDelay;
    predict(0.02);
    turns.take();
    turns.heard(said(whole, 9_000, 13_000));
    expect(turns.endpointing.minDelay).toBe(before);
  });

  it('hands out all utterances of a turn as one, once', () => {
    const { turns } = follow();
    turns.heard(said('I led', 1_000, 2_000));
    turns.heard(said('the team.', 3_000, 4_000));
    expect(turns.take()).toMatchObject({ text: 'I led the team.', startedAt: 1_000, endedAt: 4_000, typed: false });
    expect(turns.take()).toBeUndefined();
  });

  it('tells the session at every utterance, prediction and turn', () => {
    const { turns, told, predict } = follow();
    turns.heard(said(unfinished, 0, 4_000));
    const patient = turns.endpointing;
    predict(0.5);
    turns.take();
    expect(told).toEqual([patient, patient, turns.endpointing]);
  });
});
