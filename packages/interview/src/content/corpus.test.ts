import { describe, expect, it } from 'vitest';
import { buildReport } from '../report/buildReport.ts';
import type { Quote, Report } from '../report/schema.ts';
import { reportSchema } from '../report/schema.ts';
import { contentSessions, heldOut, tunedOn } from '../testing/corpus/contentSessions.ts';
import { levels } from '../testing/corpus/contentTriple.ts';
import { readSession } from './readSession.ts';
import { usesOnlyWordsOf } from './rewrite/onlyWords.ts';

const reports = contentSessions.map((session) => ({ ...session, report: buildReport(session.record) }));

function quotesIn({ answers, strength, change, skills }: Report): Pick<Quote, 'text' | 'turn'>[] {
  return [
    ...answers.flatMap(({ quotes, parts }) => [...quotes, ...Object.values(parts ?? {}).flatMap((part) => part ?? [])]),
    ...[strength?.quote, change?.quote].flatMap((quote) => quote ?? []),
    ...skills.flatMap(({ claims }) => claims.map(({ quote }) => quote)),
  ];
}

/** Many reports on a machine that may be busy. */
const patient = { timeout: 30_000 };

describe('three answers to one question', patient, () => {
  const wrong = (triples: typeof tunedOn) =>
    triples.filter((triple) => {
      const order = levels.map((level) => {
        const found = reports.find(({ id }) => id === `${triple.id}/${level}`)?.report;
        return [found?.answers[0]?.score, found?.overall.score];
      });
      return !order.every(([score, overall], i) => {
        const [before, whole] = order[i - 1] ?? [6, 101];
        return score != null && overall != null && before != null && whole != null && score < before && overall < whole;
      });
    });

  it('are put in order wherever the rules were made with them', () => {
    expect(tunedOn.length).toBeGreaterThanOrEqual(30);
    expect(wrong(tunedOn).map(({ id }) => id)).toEqual([]);
  });

  it('are put in order where the rules have never seen them', () => {
    expect(wrong(heldOut).map(({ id }) => id)).toEqual([]);
  });
});

describe('every session of the corpus', patient, () => {
  it('is one of at least sixty', () => {
    expect(contentSessions.length).toBeGreaterThanOrEqual(60);
  });

  it('has quotes that stand character for character in their turn, at the moment of a word', () => {
    let count = 0;
    for (const { record, report } of reports) {
      const turns = new Map(record.turns.map((turn) => [turn.n, turn]));
      for (const quote of quotesIn(report)) {
        const turn = turns.get(quote.turn);
        expect(turn?.speaker).toBe('user');
        expect(turn?.text.includes(quote.text), quote.text).toBe(true);
        if ('startMs' in quote && turn?.words) {
          const word = turn.words.find(({ startMs }) => startMs === quote.startMs);
          expect(quote.text.startsWith(word?.text ?? '?'), quote.text).toBe(true);
        }
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(500);
  });

  it('keeps its caps', () => {
    for (const { id, kind, report } of reports) {
      const scores = report.answers.map(({ score }) => score);
      if (kind === 'fine' || kind === 'off-topic')
        expect(Math.max(...scores.map((score) => score ?? 0)), id).toBeLessThanOrEqual(1);
      if (kind === 'empty' || kind === 'approximate' || kind === 'instructing') {
        expect(
          scores.every((score) => score === null),
          id,
        ).toBe(true);
        expect(report.overall, id).toEqual({ assessed: false, score: null, cappedBy: null });
        expect(report.strength ?? report.change, id).toBeNull();
      }
      for (const { assessed, score, notAssessed, criteria } of report.answers)
        expect([score !== null, notAssessed === null, criteria.length === 4]).toEqual([assessed, assessed, assessed]);
    }
  });

  it('gives a report of the schema, the same bytes each time', () => {
    for (const [i, { record, report }] of reports.entries()) {
      expect(reportSchema.parse(report)).toEqual(report);
      if (i % 4 === 0) expect(JSON.stringify(buildReport(record))).toBe(JSON.stringify(report));
    }
  });

  it('has rewrites of the candidate’s own words alone', () => {
    let count = 0;
    for (const { record, report } of reports) {
      if (report.answers.every(({ rewrite }) => rewrite === null)) continue;
      const readings = readSession(record);
      report.answers.forEach(({ rewrite }, i) => {
        const reading = readings[i]?.reading;
        if (rewrite === null || !reading) return;
        count += 1;
        expect(usesOnlyWordsOf(reading, rewrite), rewrite).toBe(true);
      });
    }
    expect(count).toBeGreaterThan(40);
  });

  it('says who made it', () => {
    for (const { report } of reports) expect(report.madeBy.at(-1)).toMatch(/^No person has read/);
  });
});
