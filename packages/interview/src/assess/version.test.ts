import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rubricVersion } from './version.ts';

/** What decides a level besides the trained heads. */
const sources = [
  ...['anchors', 'assess', 'criteria', 'english', 'enough', 'levels', 'model', 'overall', 'passages', 'question'],
  ...[
    'judgment',
    'readAnswers',
    'skills',
    '../prompts/assessment',
    '../report/turns',
    '../text/retold',
    '../text/words',
  ],
  ...['answerReader', 'inputs', 'sense'].map((name) => `../../../understanding/src/answers/${name}`),
  ...[
    ...['judge/judge', 'kinds', 'listener/listener', 'listener/privateSentences', 'text/asked', 'text/parts'],
    ...['text/spokenForm', 'textModel/parts', 'textModel/textModel', 'turns/whole'],
  ].map((name) => `../../../understanding/src/${name}`),
];

/** Code without its comments and spaces. */
const codeOf = (name: string): string =>
  readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, '');

test('the number of the rubric is raised when what decides a level changes', () => {
  const digest = createHash('sha256').update(sources.map(codeOf).join('\n')).digest('hex').slice(0, 12);
  const known = { rubricVersion: 11, digest: '319ac92b26fb' };
  // Where a level can be another one by the change, raise the number in version.ts; then note both here.
  expect({ rubricVersion, digest }).toEqual(known);
});
