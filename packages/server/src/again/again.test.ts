import { internalPaths, sessionContextSchema } from '@viva/api-client/internal';
import { tryMs } from '@viva/interview';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asInterviewer } from '../testing/interviewer.ts';
import { postJob } from '../testing/jobs.ts';
import type { TestPerson } from '../testing/people.ts';
import { beginCandidate, beginSession, sessionOf } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import {
  answerHardClass,
  hardClass,
  practicedHardClass,
  toldAnswer,
  tryHardClass,
  vagueAnswer,
} from '../testing/tries.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const again = (person: TestPerson, sessionId: string, questionId = 'q1') =>
  person.api.sayAgain({ params: { sessionId, questionId } });

const comparison = (person: TestPerson, sessionId: string) => person.api.compareTries({ params: { sessionId } });
const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000).toISOString();
const due = async (person: TestPerson, until?: string) =>
  (await person.api.listDueQuestions({ query: { until } })).questions;

describe('another try of a question', () => {
  test('is a short interview of that question alone, in the manner of before, with nothing to set up', async () => {
    const { person, sessionId } = await practicedHardClass(stack);
    const { room_id: room } = await again(person, sessionId);
    expect(await person.api.getPracticeOffer({ params: { roomId: room } })).toMatchObject({ begun: true });
    const begun = await sessionOf(await person.api.getVoiceToken({ query: { room } }));
    const { body } = await asInterviewer(stack.url, 'GET', internalPaths.session(begun.sessionId));
    expect(sessionContextSchema.parse(body)).toMatchObject({
      maxMs: tryMs,
      again: { persona: 'friendly', plan: { title: 'teacher', from: 'again', questions: [hardClass] } },
    });
  });

  test('stands beside the first and the best answer, in the history with its question, and is not mailed', async () => {
    const { person, sessionId } = await practicedHardClass(stack);
    const better = await tryHardClass(stack, person, sessionId, toldAnswer);
    const first = { sessionId, said: vagueAnswer, answer: { level: 'not-shown' } };
    const good = await comparison(person, better);
    expect(good).toMatchObject({
      ...{ question: hardClass.text, nth: 1, first, best: null },
      now: { sessionId: better, said: toldAnswer, fillers: null, answer: { typed: true } },
    });
    expect(['solid', 'strong']).toContain(good.now.answer.level);
    expect(good.now.answer.criteria.find(({ name }) => name === 'own-action')).toMatchObject({ met: true });

    // A try of a try is one of the question that was asked first.
    const worse = await tryHardClass(stack, person, better, vagueAnswer);
    expect(await comparison(person, worse)).toMatchObject({
      ...{ nth: 2, first, best: { sessionId: better } },
      now: { sessionId: worse, answer: { level: 'not-shown' } },
    });
    const { sessions, practiced } = await person.api.listSessions({ query: {} });
    // One whole interview, however often its question was tried again.
    expect(practiced).toBe(1);
    const of = { sessionId, questionId: 'q1', question: hardClass.text };
    expect(sessions.map((one) => [one.id, one.again])).toEqual([
      [worse, of],
      [better, of],
      [sessionId, null],
    ]);
    const { tries } = await person.api.getSession({ params: { sessionId } });
    expect(tries.map((one) => one.sessionId)).toEqual([better, worse]);
    expect((await stack.mails()).filter(({ to }) => to.includes(person.email))).toHaveLength(1);
  });

  test('can be had of one’s own practice alone, with a report, and with a trial or a subscription', async () => {
    const { person, sessionId } = await practicedHardClass(stack);
    const gone = { code: 'not-found' };
    await expect(again(await stack.person(), sessionId)).rejects.toMatchObject(gone);
    await expect(again(person, sessionId, 'q9')).rejects.toMatchObject(gone);
    await expect(comparison(person, sessionId)).rejects.toMatchObject(gone);
    const unfinished = await beginSession(stack);
    await expect(again(unfinished.person, unfinished.sessionId)).rejects.toMatchObject(gone);
    const candidate = await beginCandidate(stack, await postJob((await stack.person()).api));
    await answerHardClass(stack, candidate.sessionId, toldAnswer);
    await expect(again(candidate.person, candidate.sessionId, 'job-1')).rejects.toMatchObject(gone);
    expect(await due(candidate.person, days(400))).toEqual([]);
    const set = `update users set trial_started_at = now() - interval '8 days' where uid = $1`;
    await stack.database.pool.query(set, [person.uid]);
    await expect(again(person, sessionId)).rejects.toMatchObject({ code: 'subscription-required' });
  });

  test('stays an interview of its own when the first one is erased', async () => {
    const { person, sessionId } = await practicedHardClass(stack);
    const next = await tryHardClass(stack, person, sessionId, toldAnswer);
    await person.api.eraseSession({ params: { sessionId } });
    const { sessions, practiced } = await person.api.listSessions({ query: {} });
    expect(sessions).toMatchObject([{ id: next, again: null }]);
    expect(practiced).toBe(0);
    await expect(comparison(person, next)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a question that went badly', () => {
  test('is due the next day, and later once it went better', async () => {
    const { person, sessionId } = await practicedHardClass(stack);
    expect(await due(person)).toEqual([]);
    expect(await due(person, days(1.1))).toMatchObject([
      { sessionId, questionId: 'q1', question: hardClass.text, title: 'teacher', level: 'not-shown' },
    ]);
    await tryHardClass(stack, person, sessionId, toldAnswer);
    expect(await due(person, days(1.1))).toEqual([]);
    expect(await due(person, days(400))).toMatchObject([{ questionId: 'q1' }]);
  });

  test('is not due where it went well at once', async () => {
    const { person } = await practicedHardClass(stack, toldAnswer);
    expect(await due(person, days(4_000))).toEqual([]);
  });

  test('is taken along with the account, and goes with the interview', async () => {
    const { person, sessionId } = await practicedHardClass(stack);
    const { questions } = await person.api.exportAccount({});
    expect(questions).toEqual([
      { sessionId, question: hardClass.text, level: 'not-shown', saidAt: expect.any(String) },
    ]);
    await person.api.eraseSession({ params: { sessionId } });
    expect(await due(person, days(400))).toEqual([]);
  });

  test('is one of three at most, those that went worst first', async () => {
    const { person, sessionId } = await practicedHardClass(stack);
    const copy = `insert into assessed_answers select session_id, 'x' || n, owner_uid, 'Question ' || n || '?', title,
      case when n = 3 then 'not-shown' else 'developing' end, said_at - n * interval '1 hour'
      from assessed_answers, generate_series(1, 4) n where session_id = $1`;
    await stack.database.pool.query(copy, [sessionId]);
    const levels = (await due(person, days(3))).map(({ question: text, level }) => [text, level]);
    expect(levels.slice(0, 2)).toEqual([
      ['Question 3?', 'not-shown'],
      [hardClass.text, 'not-shown'],
    ]);
    expect(levels).toHaveLength(3);
  });
});
