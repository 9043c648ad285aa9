import { expect, test } from 'vitest';
import { missing } from './missing.ts';
import { hardToHearReport, sampleReport, shortReport, typedReport } from './sample/index.ts';

test('figures that are missing for one reason are one sentence', () => {
  expect(missing(typedReport.metrics)).toEqual([
    'Pace, pauses, filler words and speaking time: not available, because your answers were typed.',
  ]);
});

test('each reason has a sentence of its own', () => {
  expect(missing(shortReport.metrics)).toEqual([
    'Pace: not available, because you said too little out loud.',
    'Pauses: not available, because this recognizer doesn’t time single words.',
    'Filler words: not available, because basic recognition doesn’t catch them.',
  ]);
});

test('where most words were hard to hear, that is why, and not what the recognizer can do', () => {
  expect(missing(hardToHearReport.metrics)).toEqual([
    'Filler words: not available, because much of what you said was hard to hear.',
  ]);
});

test('nothing is missing where everything was measured', () => {
  expect(missing(sampleReport.metrics)).toEqual([]);
});
