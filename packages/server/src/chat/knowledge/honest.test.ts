import { calls } from '@viva/api-client';
import { sessionContextSchema } from '@viva/api-client/internal';
import { type SessionRecord, buildReport, factTexts, planBrief, planForProfile, readAnswers } from '@viva/interview';
import { modelFolders, openUnderstanding } from '@viva/understanding';
import { jobLinkEmail } from '@viva/ui/emails';
import { describe, expect, it } from 'vitest';
import { answers } from './answers.ts';

const said = (...ids: readonly string[]) =>
  answers
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .flatMap(({ says, more, why, adds }) => [says, more, why, ...Object.values(adds)])
    .filter((text) => text !== undefined)
    .map((text) => text.replaceAll(/\{(\w+)\}/g, (place, name: string) => factTexts()[name] ?? place));
const promising = (texts: readonly string[], promise: RegExp) => texts.filter((text) => promise.test(text));
const linkMail = (['posted', 'rotated'] as const).map((reason) =>
  jobLinkEmail({
    brand: { name: 'Viva' },
    job: 'Nurse',
    privateUrl: 'https://viva.example/job/k',
    smartUrl: 'https://viva.example/voice_chat/j',
    reason,
  }).text.replace(/\s+/g, ' '),
);

/** What is promised follows what there is: where one of these grows, so may the texts, and not before. */
describe('nobody is promised what is not there', () => {
  it('an employer sets a bar, unlocks candidates and reviews results by calls that there are', () => {
    const names = ['setJobBar', 'unlockCandidate', 'readJobCandidate', 'reviewCandidate'];
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(names));
    expect(promising(said('unlock'), /set the bar.*compared side by side.*unlocks the email address/s)).toHaveLength(1);
    expect(promising(linkMail, /meets? your bar/)).toHaveLength(1);
  });

  it('what an employer reads is never how somebody sounds, and no text says that it is', () => {
    const { evidence } = calls.readJob.reply.shape.candidates.element.shape;
    expect(Object.keys(evidence.unwrap().shape)).toEqual([
      ...['score', 'level', 'counted', 'typed'],
      ...['interviewMs', 'skills', 'facts', 'madeBy', 'method', 'madeAt'],
    ]);
    expect(promising(said('candidate-result', 'who-sees'), /without your name/)).toHaveLength(2);
  });

  it('an interviewer is given the profile, as the texts tell; no model reads the résumé', () => {
    expect(Object.keys(sessionContextSchema.shape)).toContain('profile');
    expect(promising(said('profile'), /interview then follows it.*manner you choose there/)).toHaveLength(1);
    const resumeText = 'Head of the lighthouse at Fastnet.';
    const plan = planForProfile({ targetRole: 'nurse', described: null, resumeText }, 'seed');
    if (!plan) throw new Error('there is no plan');
    expect(JSON.stringify(planBrief(plan))).not.toMatch(/lighthouse|Fastnet/i);
    expect(promising(said('profile'), /no AI provider and no employer gets it/)).toHaveLength(1);
  });

  it('feedback after answers is chosen on the card, and the interviewer is told, as the texts tell', () => {
    expect(Object.keys(calls.setUpPractice.body.shape)).toContain('coached');
    expect(Object.keys(sessionContextSchema.shape.profile.unwrap().shape)).toContain('coached');
    expect(
      promising(said('coached'), /hear after most answers what came across.*again right away or move on/),
    ).toHaveLength(1);
  });

  it('a report is shared and taken back, and a review asked for, by calls that there are', () => {
    expect(promising(said('share-report'), /make a link for.*take it back/)).toHaveLength(1);
    expect(promising(said('score-wrong'), /review in the report/)).toHaveLength(1);
    const names = ['createShare', 'revokeShares', 'readSharedReport', 'requestReview'];
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(names));
  });

  it('a report gives levels to what was said with the words that show it, as the texts tell', async () => {
    const text = 'Tell me about a mistake that you caught.';
    const answer =
      'On my second night the list said ten units for one man. I checked his chart twice and I rang the doctor before I gave anything. It was a slip of the pen, and one unit was meant. He was well in the morning, and we write numbers out in words since then.';
    const record: SessionRecord = {
      kind: 'practice',
      plan: { title: 'Nurse', questions: [{ id: 'q1', text, behavioural: true }] },
      turns: [
        { n: 0, speaker: 'agent', questionId: 'q1', text, startMs: 0, endMs: 3_000 },
        { n: 1, speaker: 'user', questionId: 'q1', text: answer, startMs: 4_000, endMs: 40_000 },
      ],
    };
    const { answers: reader } = await openUnderstanding(modelFolders());
    if (!reader) throw new Error('The encoder’s model is missing: npm run setup fetches it.');
    const report = buildReport(record, { read: await readAnswers(record, reader) });
    expect(report.overall.assessed).toBe(true);
    expect(report.answers[0]?.quotes.length).toBeGreaterThan(0);
    expect(promising(said('scores'), /each yes comes with your own words/)).toHaveLength(1);
  });
});
