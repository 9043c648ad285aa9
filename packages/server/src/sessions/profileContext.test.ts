import { internalPaths } from '@viva/api-client/internal';
import { planAgain } from '@viva/interview';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asInterviewer } from '../testing/interviewer.ts';
import { postJob } from '../testing/jobs.ts';
import type { TestPerson } from '../testing/people.ts';
import { beginCandidate, beginPreview, beginSession, sessionOf } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { hardClass } from '../testing/tries.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
});
afterAll(() => stack.close());

const form = {
  targetRole: 'Ward nurse',
  persona: 'demanding' as const,
  jobDescription: 'Ward Nurse\n\nRequirements:\n- Wound care',
  recording: false,
};
const resume = 'Wound care for eleven years in two hospitals.';
async function fill({ api }: TestPerson): Promise<void> {
  await api.saveProfile({ body: form });
  await api.putResume({ body: { fileName: 'cv.txt', content: Buffer.from(resume).toString('base64') } });
}
const contextOf = async (sessionId: string) =>
  (await asInterviewer(stack.url, 'GET', internalPaths.session(sessionId))).body;

describe('an interviewer', () => {
  test('is told the practice profile of the person who is practicing, and no other', async () => {
    const [session, other] = [await beginSession(stack), await beginSession(stack)];
    await fill(session.person);
    const { targetRole, persona } = form;
    const described = { title: 'Ward Nurse', skills: [{ name: 'wound care', term: 'wound care' }] };
    expect(await contextOf(session.sessionId)).toMatchObject({
      kind: 'practice',
      profile: { targetRole, described, persona, resumeText: resume, coached: false },
    });
    expect(await contextOf(other.sessionId)).not.toHaveProperty('profile');
  });

  test('is told an empty text where there is no résumé, or no more', async () => {
    const session = await beginSession(stack);
    await fill(session.person);
    await session.person.api.removeResume({});
    expect(await contextOf(session.sessionId)).toMatchObject({ profile: { targetRole: 'Ward nurse', resumeText: '' } });
  });

  test('is told to coach by the card alone, and never for one question that is said again', async () => {
    const person = await stack.person();
    await fill(person);
    const { room_id: room } = await person.api.generateRoom({});
    await person.api.setUpPractice({
      params: { roomId: room },
      body: { role: 'Teacher', advert: '', minutes: 10, persona: 'friendly', coached: true },
    });
    const { sessionId } = await sessionOf(await person.api.getVoiceToken({ query: { room } }));
    expect(await contextOf(sessionId)).toMatchObject({ profile: { targetRole: 'Teacher', coached: true } });
    const { room_id: again } = await person.api.generateRoom({});
    await stack.database.pool.query(
      `insert into tries (room_id, owner_uid, session_id, question_id, question, plan, persona)
       values ($1, $2, $3, 'q1', $4, $5, 'friendly')`,
      [again, person.uid, sessionId, hardClass.text, planAgain(hardClass, null)],
    );
    const tried = await sessionOf(await person.api.getVoiceToken({ query: { room: again } }));
    const context = await contextOf(tried.sessionId);
    expect(context).toMatchObject({ again: { persona: 'friendly' }, profile: { coached: false } });
  });

  test('of an employer’s interview is told nothing of the candidate’s own profile, nor one of a preview', async () => {
    const jobId = await postJob(visitorFrom(stack.url, '198.51.100.77'));
    const candidate = await beginCandidate(stack, jobId);
    await fill(candidate.person);
    const context = await contextOf(candidate.sessionId);
    expect(context).toHaveProperty('job');
    expect(context).not.toHaveProperty('profile');
    expect(JSON.stringify(context)).not.toMatch(/wound care/i);
    const preview = await beginPreview(visitorFrom(stack.url, '198.51.100.78'));
    expect(await contextOf(preview.sessionId)).not.toHaveProperty('profile');
  });
});
