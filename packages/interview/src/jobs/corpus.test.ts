import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { touchesUnlawful } from '../policy/unlawful.ts';
import { readJobDescription } from './readJobDescription.ts';
import { corpusFolder, readCorpus } from './testing/corpus.ts';
import { scoreOf, summaryOf } from './testing/score.ts';
import { scoreSheet } from './testing/scoreSheet.ts';

const samples = readCorpus();
const readings = samples.map((sample) => ({ sample, reading: readJobDescription(sample.content) }));
const scores = readings.map(({ sample, reading }) => scoreOf(sample, reading));

describe('the advertisements of the corpus', () => {
  it('come from many trades and shapes, some of them kept out of tuning', () => {
    expect(samples.length).toBeGreaterThanOrEqual(57);
    expect(new Set(samples.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(18);
    expect(samples.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(20);
  });

  it('have their title read right nine times in ten, and their skills with F1 of 0.8 or more', () => {
    const summary = summaryOf(scores);
    expect(summary.titles).toBeGreaterThanOrEqual(0.9);
    expect(summary.micro).toBeGreaterThanOrEqual(0.8);
    expect(summary.macro).toBeGreaterThanOrEqual(0.8);
  });

  it('have their scores in SCORES.md', () => {
    const file = join(corpusFolder, 'SCORES.md');
    const sheet = scoreSheet(scores);
    if (process.env.UPDATE_SCORES) writeFileSync(file, sheet);
    expect(readFileSync(file, 'utf8'), 'run with UPDATE_SCORES=1 to write it anew').toBe(sheet);
  });

  it.each(readings)('$sample.name: pay, benefits and equal opportunity never become a skill', ({ reading }) => {
    for (const skill of reading.required_skills) {
      expect(skill).not.toMatch(
        /[\u20ac\u00a3$]|\d\s?%|salary|holiday|annual leave|pension|insurance|discount|bonus|urlaub|gehalt|salaire|salario/i,
      );
      expect(skill).not.toMatch(
        /equal|diversity|regardless|religion|race|gender|disab|background check|right to work/i,
      );
    }
  });

  it.each(readings)('$sample.name: stays within the limits, short and without doubles', ({ reading }) => {
    const { required_skills: skills, key_questions: questions } = reading;
    expect(skills.length).toBeLessThanOrEqual(30);
    expect(new Set(skills.map((skill) => skill.toLowerCase())).size).toBe(skills.length);
    for (const skill of skills) expect(skill.split(' ').length, skill).toBeLessThanOrEqual(6);
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(questions.length).toBeLessThanOrEqual(10);
    expect(new Set(questions).size).toBe(questions.length);
    for (const text of [...skills, ...questions, reading.suggested_title]) expect(text.length).toBeLessThanOrEqual(500);
  });

  it.each(readings)('$sample.name: is asked about what may be asked, in plain sentences', ({ reading }) => {
    for (const question of reading.key_questions) {
      expect(touchesUnlawful(question), question).toBe(false);
      expect(question).toMatch(/^\p{Lu}[^{}()[\]<>]+[.?]$/u);
    }
  });
});
