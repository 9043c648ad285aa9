import { describe, expect, it } from 'vitest';
import { seniorityOf } from './seniority.ts';
import { readLine, readLines } from './testing/reading.ts';

describe('how experienced somebody must be', () => {
  it.each([
    ['Apprentice Joiner', 'apprentice'],
    ['Junior Data Engineer', 'junior'],
    ['Data Engineer', 'regular'],
    ['Senior Data Engineer', 'senior'],
    ['Principal Engineer', 'senior'],
    ['Shift Supervisor', 'lead'],
    ['Project Manager', 'regular'],
    ['Director of Fundraising', 'head'],
    ['Head of People', 'head'],
    ['Principal Hydrogeologist', 'senior'],
    ['Advanced Scaffolder', 'senior'],
    ['Supervising Pharmacist', 'lead'],
    ['Front Office Manager', 'lead'],
    ['Office Manager', 'regular'],
  ])('%s: %s', (title, seniority) => expect(seniorityOf(title, readLines())).toBe(seniority));

  it('is told by the years that are asked for where the title tells nothing', () => {
    const asks = (text: string) => seniorityOf('Welder', readLines(readLine('requirement', text)));
    expect(asks('At least 8 years in a shipyard')).toBe('senior');
    expect(asks('No experience needed')).toBe('junior');
    expect(asks('2 to 3 years of welding')).toBe('regular');
  });

  it.each([
    'Leads nine, and reports to the CFO',
    'You will manage a team of twelve technicians',
    'Reporting to the CFO, and with a team of nine, this is a highly visible role',
    'Head the front office with 19 associates',
  ])('is told by whom the post leads: %j', (text) =>
    expect(seniorityOf('Controller', readLines(readLine('duty', text)))).toBe('lead'),
  );

  it.each([
    'Join a team of nine',
    'Manage a caseload of 70 to 90 files',
    'Work with a team of nine engineers',
    'Lead catch-up groups of three or four children',
  ])('takes nobody for a lead who leads no colleagues: %j', (text) =>
    expect(seniorityOf('Controller', readLines(readLine('duty', text)))).toBe('regular'),
  );

  it.each(['Freshers can apply', "18 months' experience as a paralegal", '6 month experience in sales'])(
    'is that of a beginner where little is asked for: %j',
    (text) => expect(seniorityOf('Clerk', readLines(readLine('requirement', text)))).toBe('junior'),
  );
});
