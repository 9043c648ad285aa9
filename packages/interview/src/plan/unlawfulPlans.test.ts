import { describe, expect, it } from 'vitest';
import { type ReadAdvert, describedJob, readJobDescription } from '../jobs/readJobDescription.ts';
import { advertLines } from '../jobs/text/lines.ts';
import { readLine } from '../jobs/testing/reading.ts';
import { interviewPlanSchema } from '../types.ts';
import type { InterviewPlan } from '../types.ts';
import { bank } from '../bank/index.ts';
import { planForJob } from './forJob.ts';
import { planForProfile } from './forProfile.ts';
import { acceptPlanReply } from './proposal.ts';
import { seeded } from '../random.ts';
import { crudelySensitive } from './testing/crude.ts';
import { forbidden, hostileJob } from './testing/hostileJobs.ts';
import { readUnlawfulCorpus } from './testing/unlawfulCorpus.ts';

const wanted = 10_000;

const lawful = new Set(readUnlawfulCorpus().flatMap(({ lawful: texts }) => texts));
const ofBank = new Set(bank.map(({ text }) => text));
/** Names of work that hold sensitive words. */
const work = [
  'children’s nurs',
  'religious education',
  'disability support',
  'family law',
  'race engineer',
  'health and safety',
  'react native',
];

const flat = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\u00c0-\u024f]+/g, ' ')
    .trim();
const banned = forbidden.map(flat).filter((text) => text.includes(' '));

function check(plan: InterviewPlan, seed: string): void {
  for (const { text } of plan.questions) {
    if (lawful.has(text) || ofBank.has(text)) continue;
    if (banned.some((ban) => ` ${flat(text)} `.includes(` ${ban} `)) || crudelySensitive(text, work))
      throw new Error(`${seed}: ${text}`);
  }
  expect(plan.title, seed).not.toMatch(/religion|pregnant|female|xxx/i);
}

/** The worst reader: whatever stands in a text is a title, a skill and a duty. */
const asAnything: ReadAdvert = (lines) => {
  const all = lines.flatMap((text) => [
    readLine('requirement', text, [text]),
    readLine('duty', text, text.split(', ')),
  ]);
  return Promise.resolve({ lines: all, titles: all.map(({ text }, line) => ({ text, line, confidence: 1 })) });
};
const described = async (text: string) => describedJob(await asAnything(advertLines(text)));

describe('plans from hostile texts', () => {
  it('hold no unlawful question among ten thousand', async () => {
    let planned = 0;
    for (let n = 0; planned < wanted; n += 1) {
      const seed = `hostile-${n}`;
      const job = hostileJob(seed);
      const read = n % 4 === 0 ? await readJobDescription(job.description, asAnything) : null;
      const own = planForJob(job, seed);
      const refused = new Set((own.refused ?? []).map(({ index }) => index));
      const kept = job.questions.filter((text, index) => job.planted.includes(text) && !refused.has(index));
      expect(kept, seed).toEqual([]);
      const plans = [
        own,
        n % 4 === 1
          ? planForProfile(
              { targetRole: job.title, described: await described(job.description), resumeText: job.resume },
              seed,
            )
          : null,
        read
          ? planForJob(
              { title: read.suggested_title, skills: [...read.required_skills], questions: [...read.key_questions] },
              seed,
            )
          : null,
      ];
      for (const plan of plans) {
        if (!plan) continue;
        const random = seeded(seed);
        const proposed = plan.questions.map(({ id, skills = [] }) => ({
          slot: id,
          text: `${skills.join(' and ')} ${forbidden[Math.floor(random() * forbidden.length)] ?? ''}`.trim(),
        }));
        const improved = acceptPlanReply(plan, { questions: proposed }) ?? plan;
        for (const one of improved === plan ? [plan] : [plan, improved]) check(one, seed);
        planned += plan.questions.length;
      }
    }
    expect(planned).toBeGreaterThanOrEqual(wanted);
  }, 300_000);

  it('say why each required skill is not asked for, and never ask for a trait', () => {
    for (let n = 0; n < 60; n += 1) {
      const job = hostileJob(`skills-${n}`);
      const plan = interviewPlanSchema.parse(planForJob(job, 'a'));
      const asked = new Set(plan.questions.flatMap(({ skills = [] }) => skills));
      const told = new Set((plan.uncovered ?? []).map(({ skill }) => skill));
      expect((plan.skills ?? []).filter((skill) => asked.has(skill) === told.has(skill))).toEqual([]);
      for (const trait of [
        'Under 35',
        'Unmarried',
        'Christian',
        'No children',
        'Native English speaker',
        'Good health',
      ]) {
        if (!job.skills.includes(trait)) continue;
        expect(plan.uncovered).toContainEqual({ skill: trait, reason: 'may-not-be-asked' });
      }
    }
  });
});
