import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LetterGrams } from '../encoder/letterGrams.ts';
import { miniLmName } from '../encoder/names.ts';
import { TokenHead } from '../head/tokenHead.ts';
import { advertHeadFile, readHeads, readReplyWeights } from '../models.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { digestOf, interviewTurns, labeled, momentTurns, repliesDigest } from './corpora.ts';
import { committedFigures } from './measured.ts';
import { answersDigest, attacks, ratedAnswers, toldAnswers } from './ratedAnswers.ts';
import { trainingTexts } from './train.ts';
import { advertsDigest } from './trainAdverts.ts';
import { sha256Of, trainedInPython } from './trainInPython.ts';
import { trainingReplies } from './trainReplies.ts';
import { senseDigest } from './trainSense.ts';

test.each(['turns', 'stories', 'danger', 'complaints', 'choices', 'asides'] as const)(
  'the heads for %s were trained on the texts that are there now',
  (task) => {
    for (const encoder of [miniLmName, new LetterGrams().name]) {
      const heads = readHeads(task, encoder);
      expect(heads.length).toBeGreaterThan(0);
      for (const { header } of heads) expect(header.data, 'npm run train makes new ones').toBe(digestOf(task));
    }
  },
);

test('the heads for adverts were trained on the adverts that are there now', () => {
  for (const encoder of [miniLmName, new LetterGrams().name]) {
    for (const part of ['lines', 'words'] as const) {
      const { header } = TokenHead.read(readFileSync(advertHeadFile(part, encoder)));
      expect(header.data, 'npm run train makes new ones').toBe(advertsDigest());
    }
  }
});

test('the heads that judge answers were trained on the texts that are there now', () => {
  const sentences = readHeads('stories', miniLmName).map(({ header }) => header.data);
  const wanted = { answers: answersDigest(sentences.join(), { told: true }), sense: senseDigest() };
  for (const [task, digest] of Object.entries(wanted)) {
    const heads = readHeads(task as keyof typeof wanted, miniLmName);
    expect(heads.length).toBeGreaterThan(0);
    for (const { header } of heads) expect(header.data, `npm run train -- ${task} makes new ones`).toBe(digest);
  }
});

test('the models of replies were trained on the replies that are there now', () => {
  for (const encoder of [miniLmName, new LetterGrams().name]) {
    const heads = readHeads('turns', encoder).map(({ header }) => header.data);
    expect(readReplyWeights(encoder).data, 'npm run train -- replies makes new ones').toBe(repliesDigest(heads));
  }
});

test.each(['listener', 'judge'] as const)(
  'the %s was trained on the texts that are there now, by what trains it now, and keeps no trace of where',
  (name) => {
    const { digest, file, origin } = trainedInPython[name];
    expect(JSON.parse(readFileSync(origin, 'utf8')), `npm run train -- ${name} makes a new one`).toEqual({
      data: digest(),
      sha256: sha256Of(file),
    });
    const bytes = readFileSync(file);
    for (const trace of ['site-packages', '.py']) expect(bytes.includes(trace)).toBe(false);
  },
);

test('no reply is both trained on and held out or tuned on, nor by the same hand', () => {
  const trained = trainingReplies();
  const texts = new Set(trained.map(({ text }) => spokenForm(text)));
  const hands = new Set(trained.map(({ hand }) => hand));
  const parts = ['tuned', 'heldout'] as const;
  const held = parts.flatMap((part) => [...interviewTurns(part), ...momentTurns(part)]);
  expect(held.length).toBeGreaterThan(1_000);
  expect(held.filter(({ text, hand }) => texts.has(spokenForm(text)) || hands.has(hand))).toEqual([]);
});

test('no rated answer is both trained on and held out', () => {
  const trained = new Set(toldAnswers().map(({ answer }) => spokenForm(answer)));
  const held = [...ratedAnswers('heldout'), ...attacks()];
  expect(held.filter(({ answer }) => trained.has(spokenForm(answer)))).toEqual([]);
});

test('no text is both trained on and held out or tuned on, nor by the same hand', () => {
  for (const task of ['turns', 'stories', 'danger', 'complaints', 'choices', 'asides'] as const) {
    const trained = new Set(labeled(task, 'train').map(({ hand }) => hand));
    const held = [...labeled(task, 'tuned'), ...labeled(task, 'heldout')];
    expect(held.filter(({ hand }) => trained.has(hand))).toEqual([]);
    const texts = new Set(trainingTexts(task).map(({ text }) => spokenForm(text)));
    expect(held.filter(({ text }) => texts.has(spokenForm(text)))).toEqual([]);
  }
});

test('the page of the figures is the one that they make', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/understanding.md'), 'utf8');
  const figures = Object.values(committedFigures());
  expect(figures.length).toBeGreaterThan(20);
  for (const share of figures) expect(page).toContain(`${(100 * share).toFixed(1)} %`);
});
