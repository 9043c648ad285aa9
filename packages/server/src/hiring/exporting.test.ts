import type { JobCandidate } from '@viva/api-client';
import { employerJob } from '@viva/api-client/mocks';
import { expect, test } from 'vitest';
import { candidatesAsCsv } from './exporting.ts';

const { job, reached } = employerJob;
const quote = { text: 'I called the doctor', startMs: 61_000, endMs: 64_000 };
const claim = { claim: 'Describes it.', question: 'Why nights?', quote, typed: false, heard: null as string | null };

/** The last cells of a candidate with one skill and one fact. */
function cellsOf(change: Partial<typeof claim>, typed = false): string {
  const { evidence } = reached;
  if (!evidence) throw new Error('nothing was shown');
  const skills = [
    { skill: 'Handover', level: 'solid' as const, score: 64, asked: true, claims: [{ ...claim, ...change }] },
  ];
  const facts = [
    { question: 'Do you have a license?', said: 'yes' as const, quote: { ...quote, text: 'Yes, I do' }, typed },
  ];
  const candidate: JobCandidate = { ...reached, evidence: { ...evidence, skills, facts } };
  const [header, line = ''] = candidatesAsCsv({ ...job, candidates: [candidate] })
    .trim()
    .split('\r\n');
  expect(header).toMatch(/,Handover,Handover: in their words,Do you have a license\?$/);
  return line.slice(line.indexOf('Solid,“'));
}

test('an export tells what was typed, confirmed, and corrected, as the page does', () => {
  expect(cellsOf({})).toBe('Solid,“I called the doctor”,"Yes: “Yes, I do”"');
  expect(cellsOf({ typed: true }, true)).toBe('Solid,“I called the doctor” (typed),"Yes: “Yes, I do” (typed)"');
  expect(cellsOf({ heard: 'I cold the doctor' })).toContain(
    '“I called the doctor” (corrected; we heard “I cold the doctor”)',
  );
  expect(cellsOf({ heard: ' I called the  doctor' })).toContain('“I called the doctor” (confirmed by the candidate)');
});
