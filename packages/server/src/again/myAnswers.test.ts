import { keptMost } from '@viva/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postJob } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import type { TestPerson } from '../testing/people.ts';
import { beginCandidate } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { answerHardClass, hardClass, practicedHardClass, toldAnswer, tryHardClass } from '../testing/tries.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const answerOf = (sessionId: string, questionId = hardClass.id) => ({ params: { sessionId, questionId } });
const kept = async ({ api }: TestPerson) => (await api.listKeptAnswers({})).answers;

describe('a good answer', () => {
  test('is kept once, in its own words, until it is removed', async () => {
    const { person, sessionId } = await practicedHardClass(stack, toldAnswer);
    expect(await kept(person)).toEqual([]);
    await person.api.keepAnswer(answerOf(sessionId));
    await person.api.keepAnswer(answerOf(sessionId));
    const [answer, ...others] = await kept(person);
    expect(others).toEqual([]);
    const { id: questionId, text: question } = hardClass;
    expect(answer).toMatchObject({ sessionId, questionId, question, title: 'teacher', said: toldAnswer });
    expect(['solid', 'strong']).toContain(answer?.level);
    expect((await person.api.getSession({ params: { sessionId } })).kept).toEqual([questionId]);
    const exported = { sessionId, questionId, keptAt: expect.any(String) };
    expect((await person.api.exportAccount({})).answers).toEqual([exported]);
    expect(await person.api.dropAnswer(answerOf(sessionId))).toEqual({ kept: false });
    expect(await person.api.dropAnswer(answerOf(sessionId))).toEqual({ kept: false });
    expect(await kept(person)).toEqual([]);
    expect((await person.api.getSession({ params: { sessionId } })).kept).toEqual([]);
  });

  test('can be kept from another try of its question, the newest first, and goes with its interview', async () => {
    const { person, sessionId } = await practicedHardClass(stack, toldAnswer);
    const better = await tryHardClass(stack, person, sessionId, toldAnswer);
    for (const one of [sessionId, better]) await person.api.keepAnswer(answerOf(one));
    expect((await kept(person)).map((one) => one.sessionId)).toEqual([better, sessionId]);
    await person.api.eraseSession({ params: { sessionId: better } });
    expect((await kept(person)).map((one) => one.sessionId)).toEqual([sessionId]);
  });

  test('is shown as its speaker corrected it', async () => {
    const { person, sessionId } = await practicedHardClass(stack, toldAnswer);
    await person.api.keepAnswer(answerOf(sessionId));
    const meant = toldAnswer.replace('twelve of thirty', 'eleven of thirty');
    await person.api.correctTurn({ params: { sessionId, turn: '1' }, body: { text: meant } });
    await until(async () => (await kept(person))[0]?.said === meant, 'the correction to be assessed');
    expect(await kept(person)).toHaveLength(1);
  });

  test('stays its owner’s: others can neither keep it, nor remove it, nor see it', async () => {
    const { person, sessionId } = await practicedHardClass(stack, toldAnswer);
    const stranger = await stack.person();
    await expect(stranger.api.keepAnswer(answerOf(sessionId))).rejects.toMatchObject({ code: 'not-found' });
    await person.api.keepAnswer(answerOf(sessionId));
    await stranger.api.dropAnswer(answerOf(sessionId));
    expect(await kept(stranger)).toEqual([]);
    expect(await kept(person)).toHaveLength(1);
  });

  test('is refused beyond the limit, unless it is kept already', async () => {
    const { person, sessionId } = await practicedHardClass(stack, toldAnswer);
    await person.api.keepAnswer(answerOf(sessionId));
    const others = `insert into kept_answers (session_id, question_id, owner_uid)
      select $1, 'x' || n, $2 from generate_series(1, $3::int) n`;
    await stack.database.pool.query(others, [sessionId, person.uid, keptMost - 1]);
    await person.api.keepAnswer(answerOf(sessionId));
    const next = await tryHardClass(stack, person, sessionId, toldAnswer);
    await expect(person.api.keepAnswer(answerOf(next))).rejects.toMatchObject({ code: 'answers-full' });
    await person.api.dropAnswer(answerOf(sessionId, 'x1'));
    await person.api.keepAnswer(answerOf(next));
  });
});

test('two at once don’t go over the limit', async () => {
  const { person, sessionId } = await practicedHardClass(stack, toldAnswer);
  const next = await tryHardClass(stack, person, sessionId, toldAnswer);
  const others = `insert into kept_answers (session_id, question_id, owner_uid)
    select $1, 'x' || n, $2 from generate_series(1, $3::int) n`;
  await stack.database.pool.query(others, [sessionId, person.uid, keptMost - 1]);
  const both = await Promise.allSettled([sessionId, next].map((one) => person.api.keepAnswer(answerOf(one))));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await kept(person)).toHaveLength(1);
});

test('what shows little, was never asked, or was said to an employer is not kept', async () => {
  const gone = { code: 'not-found' };
  const { person, sessionId } = await practicedHardClass(stack);
  await expect(person.api.keepAnswer(answerOf(sessionId))).rejects.toMatchObject(gone);
  await expect(person.api.keepAnswer(answerOf(sessionId, 'q9'))).rejects.toMatchObject(gone);
  const candidate = await beginCandidate(stack, await postJob((await stack.person()).api));
  await answerHardClass(stack, candidate.sessionId, toldAnswer);
  await expect(candidate.person.api.keepAnswer(answerOf(candidate.sessionId, 'job-1'))).rejects.toMatchObject(gone);
});
