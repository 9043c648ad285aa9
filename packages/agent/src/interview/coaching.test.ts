import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { conduct, fullAnswer, spoken, startedAt } from '../testing/conduct.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(startedAt + 1_000);
});
afterEach(() => {
  vi.useRealTimers();
});

const profile = { targetRole: 'Nurse', described: null, resumeText: '', persona: 'neutral', coached: true } as const;

/** A coached interview in which an answer was too short. */
async function withFeedback() {
  const it = conduct({ profile });
  await it.conductor.ready();
  await it.speaker.last.finish();
  await it.conductor.said(spoken('I like to help people.', 3));
  const { questionId = '', text = '' } = it.feedbacks.at(-1) ?? {};
  return { ...it, questionId, text };
}

it('shows the feedback as long as it may be chosen, and says it with the offer', async () => {
  const it = await withFeedback();
  expect(it.feedbacks[0]).toBeNull();
  expect(it.questionId).toBe(it.questions.at(-1)?.id);
  expect(it.text).not.toBe('');
  expect(it.speaker.last.text.startsWith(it.text)).toBe(true);
  await it.speaker.last.finish();
  expect(it.stored.at(-1)?.turn).toMatchObject({ speaker: 'agent', move: 'coach', questionId: it.questionId });
  await it.conductor.said(spoken('Go on, please.', 2));
  expect(it.feedbacks.at(-1)).toBeNull();
});

it('asks the same question again at a press, and takes the feedback away', async () => {
  const it = await withFeedback();
  expect(it.conductor.choose({ questionId: 'another-question', again: true })).toBe(false);
  expect(it.conductor.choose({ questionId: it.questionId, again: true })).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(it.feedbacks.at(-1)).toBeNull();
  expect(it.questions.at(-1)?.id).toBe(it.questionId);
  expect(it.speaker.last.text).toContain(it.questions.at(-1)?.text ?? 'none');
  await it.speaker.last.finish();
  expect(it.stored.at(-1)?.turn).toMatchObject({ move: 'ask', questionId: it.questionId });
  expect(it.conductor.choose({ questionId: it.questionId, again: true })).toBe(false);
});

it('goes on at a press, also while the feedback is still being said', async () => {
  const it = await withFeedback();
  expect(it.conductor.choose({ questionId: it.questionId, again: false })).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(it.questions.at(-1)?.id).not.toBe(it.questionId);
});

it('keeps a choice that is said aloud as a wish, not as an answer', async () => {
  const it = await withFeedback();
  await it.speaker.last.finish();
  await it.conductor.said(spoken('Let me try that again.', 2));
  expect(it.stored.at(-1)?.turn).toMatchObject({ speaker: 'user', kinds: ['redo'] });
  expect(it.questions.at(-1)?.id).toBe(it.questionId);
  expect(it.feedbacks.at(-1)).toBeNull();
});

it('has no such choice where feedback comes at the end, or in an employer’s interview', async () => {
  for (const context of [
    { profile: { ...profile, coached: false } },
    { kind: 'candidate' as const, job: { title: 'Nurse', skills: [], questions: [] }, profile },
  ]) {
    const it = conduct(context);
    await it.conductor.ready();
    await it.speaker.last.finish();
    for (const answer of ['I like to help people.', 'That is all, really.', fullAnswer]) {
      await it.conductor.said(spoken(answer, 3));
      await it.speaker.last.finish();
    }
    expect(it.feedbacks.every((feedback) => feedback === null)).toBe(true);
  }
});

it('keeps what is being said at the press, and does what was pressed, with one line alone', async () => {
  for (const words of ['Okay, let’s go on.', 'Well, hm.', 'Okay, so I should think about the end of it.']) {
    const it = await withFeedback();
    await it.speaker.last.finish();
    const lines = it.speaker.lines.length;
    const { questionId } = it;
    expect(it.conductor.choose({ questionId, again: true }, () => spoken(words, 2))).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(it.speaker.lines).toHaveLength(lines + 1);
    expect(it.questions.at(-1)?.id).toBe(questionId);
    expect(it.feedbacks.at(-1)).toBeNull();
    expect(it.stored.at(-1)?.turn).toMatchObject({ speaker: 'user', text: words });
    expect(it.conductor.choose({ questionId, again: false })).toBe(false);
  }
});

it('meets what tells of danger before what was pressed', async () => {
  const it = await withFeedback();
  await it.speaker.last.finish();
  const { questionId } = it;
  expect(it.conductor.choose({ questionId, again: true }, () => spoken('I won’t be around much longer.', 2))).toBe(
    true,
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(it.helps.at(-1)).not.toBeNull();
  expect(it.feedbacks.at(-1)).toBeNull();
});
