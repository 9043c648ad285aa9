import { expect, test } from 'vitest';
import { readStatements } from './statements.ts';

const header = 'candidate,sex,race_ethnicity\n';
const nobody = { email: 'nobody@example.com', sessionId: 'none' };

test('a candidate is found by e-mail address in any case, and by session before that', () => {
  const { of } = readStatements(`${header}Ann@Example.com,F,White\ns-1,Male,Asian\n`);
  expect(of({ ...nobody, email: 'ann@example.com' })).toMatchObject({ sex: 'Female', raceEthnicity: 'White' });
  expect(of({ email: 'ann@example.com', sessionId: 's-1' })).toMatchObject({ sex: 'Male', raceEthnicity: 'Asian' });
  expect(of({ ...nobody, sessionId: 'S-1' })).toBeUndefined();
});

test('a spreadsheet’s file is read: byte order mark, line ends, quotes and empty lines', () => {
  const file = `\uFEFF"candidate","sex","race_ethnicity"\r\n"s-1","Male","Asian (Not Hispanic or Latino)"\r\n\r\n,,\r\ns-2,,`;
  const { of, size } = readStatements(file);
  expect(size).toBe(2);
  expect(of({ ...nobody, sessionId: 's-1' })).toMatchObject({ sex: 'Male', raceEthnicity: 'Asian' });
  expect(of({ ...nobody, sessionId: 's-2' })).toMatchObject({ sex: null, raceEthnicity: null });
});

test('the names of the EEO-1 form and of the rule are one category', () => {
  const { of, unreadLines } = readStatements(
    `${header}a,M,AMERICAN INDIAN OR ALASKA NATIVE\nb,M,Native Hawaiian or Other Pacific Islander\n`,
  );
  expect(of({ ...nobody, sessionId: 'a' })?.raceEthnicity).toBe('Native American or Alaska Native');
  expect(of({ ...nobody, sessionId: 'b' })?.raceEthnicity).toBe('Native Hawaiian or Pacific Islander');
  expect(unreadLines).toEqual([]);
});

test('what names no category is unknown, and its line is told unless it says so itself', () => {
  const { of, unreadLines } = readStatements(`${header}a,Unknown,\nb,Whale,White\nc,Male,"two\nlines"\nd,x,\n`);
  expect(of({ ...nobody, sessionId: 'b' })).toMatchObject({ sex: null, raceEthnicity: 'White' });
  expect(unreadLines).toEqual([3, 4, 6]);
});

test('a candidate may be named twice, but not with two statements', () => {
  expect(readStatements(`${header}a@b.example,F,Asian\nA@b.example,Female,asian\n`).size).toBe(1);
  expect(() => readStatements(`${header}a,F,Asian\na,M,Asian\n`)).toThrow('lines 2 and 3 disagree');
});

test.each([
  ['another header', 'email,sex,race\na,F,Asian\n', 'first line must be candidate,sex,race_ethnicity'],
  ['nothing', '', 'first line must be'],
  ['a short line', `${header}secret-name,F\n`, 'line 2 must have'],
  ['a long line', `${header}secret-name,F,Asian,more\n`, 'line 2 must have'],
  ['no candidate', `${header},F,Asian\n`, 'line 2 must have'],
  ['an open quote', `${header}"secret-name,F,Asian\n`, 'the quotes of line 2'],
])('a file with %s is refused without naming a candidate', (_, file, message) => {
  expect(() => readStatements(file)).toThrow(message);
  expect(() => readStatements(file)).not.toThrow('secret-name');
});
