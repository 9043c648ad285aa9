import { describe, expect, it } from 'vitest';
import { buildReport } from '../report/buildReport.ts';
import { makeSession } from '../testing/corpus/session.ts';
import { tradeTriples } from '../testing/corpus/contentTrades.ts';
import { scriptOf } from '../testing/corpus/contentTriple.ts';

const triple = tradeTriples.find(({ id }) => id === 'warehouse-safety');
const question = { id: 'q1', text: triple?.question.text ?? '', skills: ['Workplace safety'] };
const skills = ['Workplace safety', 'Forklift driving', 'German'];

const evidence = (text: string, asked = question) =>
  buildReport(makeSession(scriptOf(asked, text), { title: 'warehouse team leader', skills, kind: 'candidate' }).record)
    .skills;

describe('evidence of a required skill', () => {
  it('comes from the answer to a question about it, each claim with words of that answer', () => {
    const [safety] = evidence(triple?.strong.toString() ?? '');
    expect(safety?.score).toBeGreaterThan(3);
    expect(safety?.claims.length).toBeGreaterThan(0);
    for (const { questionId, quote } of safety?.claims ?? []) {
      expect(questionId).toBe('q1');
      expect(triple?.strong).toContain(quote.text);
    }
  });

  it('comes from an answer to something else where that speaks of the skill, and counts less', () => {
    const text =
      'At Daventry I was a picker in 2021. I took the forklift driving course on three Saturdays, and I unloaded nine trucks in my first week without one damaged pallet. My job was to keep dock four clear, so I also labelled the lanes. In the end we cut the waiting time of the drivers from 50 minutes to 20.';
    const [, forklift] = evidence(text, { ...question, skills: [] });
    expect(forklift?.score).toBeGreaterThan(1.5);
    expect(forklift?.score).toBeLessThanOrEqual(4);
    expect(forklift?.claims[0]?.quote.text).toContain('forklift');
  });

  it('is missing, and no nought, where nothing was said of it', () => {
    const found = evidence(triple?.strong.toString() ?? '');
    expect(found.map(({ skill }) => skill)).toEqual(skills);
    expect(found[2]).toEqual({ skill: 'German', score: null, claims: [] });
  });

  it('is missing where the answer says no more than "fine"', () => {
    const fine = 'Well it was fine, I mean everything was good and it went okay, yes, it was really good in the end. ';
    expect(evidence(`${fine}I think it was all good. I like it. We did what we had to do and it was okay.`)[0]).toEqual(
      {
        skill: 'Workplace safety',
        score: null,
        claims: [],
      },
    );
  });
});
