import { expect, test } from 'vitest';
import { addressesIn } from './addresses.ts';

const [ann, bo, cy] = ['ann@example.org', 'bo@example.org', 'cy@example.org'] as const;

test.each([
  [ann, [ann]],
  [`${ann}, ${bo}; ${cy}\n\n `, [ann, bo, cy]],
  [`${ann} ${bo}`, [ann, bo]],
  [`Ann Lee <${ann}>\n"Bo, Ltd." <${bo}>`, [ann, bo]],
  [`Lee, Ann <${ann}>; Ray, Bo <${bo}>`, [ann, bo]],
  [`'${ann}' <${ann}>\n“${bo}”!`, [ann, bo]],
  [`Email\nAnn Lee\t${ann}\nmailto:${bo}`, [ann, bo]],
  [`Ann@Example.org\n${ann}`, ['Ann@Example.org']],
  ['', []],
])('%j holds %j', (text, emails) => expect(addressesIn(text)).toEqual({ emails, wrong: [] }));

test.each([
  ...['ann', 'ann@example', 'ann@@example.org', '@example.org', 'ann@[1.2.3.4]', 'Ann Lee'],
  'ann@example.org bo@',
])('%j is, or has, what is no address', (text) => expect(addressesIn(text).wrong).toEqual([text]));

test('what is no address is found between those that are', () => {
  for (const [before, behind] of [
    [', ', ', '],
    ['\n', '\n'],
    ['; ', ', Cy <'],
  ] as const)
    for (const none of ['bo at example.org', 'bo.example.org', 'bo@example.org/x'])
      expect(addressesIn(`${ann}${before}${none}${behind}${cy}`)).toEqual({ emails: [ann, cy], wrong: [none] });
});
