import type { AdvertLine } from '@viva/understanding';
import { describe, expect, it } from 'vitest';
import { readLine, readLines } from '../testing/reading.ts';
import { chooseSkills } from './chooseSkills.ts';
import { wholeNames } from './wholeNames.ts';

const chosen = (...lines: readonly AdvertLine[]) => chooseSkills(readLines(...lines)).map(({ name }) => name);

describe('the order of skills', () => {
  it('has the work itself before languages, office programs and manners', () => {
    const line = readLine('requirement', 'Patience, Excel, German, bore drilling', [
      ['Patience', 'manner'],
      'Excel',
      ['German', 'language'],
      'bore drilling',
    ]);
    expect(chosen(line)[0]).toBe('bore drilling');
  });

  it('has languages first where the job is one of languages', () => {
    const line = readLine('requirement', 'German, fee collection', [['German', 'language'], 'fee collection']);
    expect(chooseSkills(readLines(line), 'Court Interpreter')[0]?.name).toBe('German');
    expect(chooseSkills(readLines(line), 'Bailiff')[0]?.name).toBe('fee collection');
  });

  it('has last what is nice to have, by its line or by the heading above it', () => {
    expect(
      chosen(
        readLine('heading', 'Nice to have'),
        readLine('requirement', 'crop rotation', ['crop rotation']),
        readLine('heading', 'You have'),
        readLine('requirement', 'weed control is an asset', ['weed control']),
        readLine('requirement', 'soil sampling', ['soil sampling']),
      )[0],
    ).toBe('soil sampling');
  });
});

describe('the names of skills', () => {
  const names = (...line: Parameters<typeof readLine>) => wholeNames(readLine(...line)).map(({ name }) => name);

  it.each([
    ['Monthly stock statement to bank', ['statement'], ['stock statement']],
    ['Generating e-invoices and e-way bills', ['e-in', 'way'], ['e-invoices', 'e-way bills']],
    ['Using integrated pest management', ['integrated', 'management'], ['integrated pest management']],
    ['Knowledge of the Health and Safety Act', ['Safety'], ['Health and Safety Act']],
  ])('are whole: %j', (text, read, whole) => expect(names('requirement', text, read)).toEqual(whole));

  it('add nothing to the name of a product', () => {
    expect(names('requirement', 'Python scripting', ['Python'])).toEqual(['Python']);
  });

  it('include what stands in a list with them', () => {
    const text = 'window functions, joins, query plans, CTEs';
    expect(names('requirement', text, ['window functions', 'query plans', 'CTEs'])).toContain('joins');
  });

  it('are what a duty is done to, where nothing of it was read as a name', () => {
    expect(names('duty', 'Write learning stories with families')).toEqual(['learning stories']);
  });
});

describe('what is no skill', () => {
  it.each([
    ['An ACECQA approved diploma', 'ACECQA'],
    ['Accredited by ACECQA', 'ACECQA'],
    ['GCSE maths grade C', 'GCSE'],
    ['Alternate Saturdays, weekend rota', 'weekend rota'],
    ['Alongside two junior architects', 'junior architects'],
    ['Post notices on funerals.ie', 'funerals.ie'],
    ['Advanced', 'Advanced'],
  ])('in %j: %j', (text, name) => expect(chosen(readLine('requirement', text, [name]))).not.toContain(name));

  it('is a body that one is registered with: the registration is asked for', () => {
    const [skill] = chooseSkills(readLines(readLine('requirement', 'Registered with the PSI', ['PSI'])));
    expect(skill).toMatchObject({ name: 'PSI registration', kind: 'certificate' });
  });
});

it('keeps single words of a trade that a requirement or a heading lists', () => {
  const line = readLine('heading', 'You can do FADES, TRIMS, SHAVES', ['FADES', 'SHAVES']);
  expect(chosen(line)).toEqual(expect.arrayContaining(['FADES', 'SHAVES']));
});

it('takes what a duty is done in, on or with for a tool, and what is called a module for a paper', () => {
  const kinds = chooseSkills(
    readLines(
      readLine('duty', 'Share stories on HiMama', ['HiMama']),
      readLine('requirement', 'Worker Orientation Module', ['Worker Orientation Module']),
    ),
  ).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['certificate', 'tool']);
});

describe('what is no skill', () => {
  it.each([
    ['who does something', 'Label each box, because Petra checks', ['Petra']],
    ['what something was doing', 'Fillet trout that was jumping this morning', ['jumping']],
    ['a field of study', 'A diploma in a technical subject', ['technical subject']],
    ['a degree among others', 'BTech, MCA or the like', ['MCA']],
    ['how long something takes', 'You see guests in 45-minute slots', ['45-minute slots']],
    ['who leads a firm', 'Send the figures to the CFO', ['CFO']],
  ])('%s is left out', (_, text, named) => expect(chosen(readLine('requirement', text, named))).toEqual([]));

  it('is the verb at the head of a duty', () => {
    const line = readLine('duty', 'Lead inspection of older bridges', ['Lead inspection']);
    expect(chosen(line)).toEqual(['inspection']);
  });

  it('is, for a question, a paper that can be got later', () => {
    const [first] = chooseSkills(
      readLines(
        readLine('requirement', 'Ability to obtain a crane licence within six months', [
          ['crane licence', 'certificate'],
        ]),
      ),
    );
    expect(first?.wished).toBe(true);
  });
});
