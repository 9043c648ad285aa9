import { expect, it } from 'vitest';
import { shownLine, shownText } from './shownWords.ts';

const takes = (text: string) => shownLine(500).safeParse(text).success;

it.each([
  'ASP.NET Developer',
  'Senior Node.js / Vue.js Engineer',
  '.NET Developer',
  'Senior .NET and VB.NET Developer',
  '3D Artist',
  'Sr.Web Developer',
  'Jr.Dev',
  'Asst.to the CEO',
  'R.N., Night Shift',
  'U.S. Sales Manager (Ph.D. or M.Sc.)',
  'Dr. med. in St. Gallen (m/w/d), 80-100 %',
  'Barista @ the station',
  'Cook, 45.000-55.000 EUR',
  'Cook, 45 000 - 55 000 EUR, from 01.03.2027',
  'Trainee 2026/2027',
  'No. 1 Bakery, est. 1998',
  'C++ / C# Developer',
  'Müller & Söhne GmbH',
])('%s may be mailed and shown', (text) => {
  expect(takes(text)).toBe(true);
});

it.each([
  'Visit https://evil.example',
  'Nurse, hxxp://evil',
  'Your account is locked: evil.com/login',
  'Nurse, www.evil.net',
  'Nurse, see www evil net',
  'Write to boss@evil',
  'Free money at evil．com',
  'Verify at evil。com',
  'Verify now at secure-login.ai/verify',
  'Verify at evil .com',
  'Verify at evil . com',
  'Verify at evil. com',
  'Verify at evil(dot)com',
  'Verify at evil dot com',
  'Verify at e\u200bvil.zip',
  'Verify at evil\u2060.\u2060team',
  'Go to sr.web.evil.com',
  'Nurse, see Sr.dev/login',
  'Evil.Shop',
  'See node.js.evil.gg',
  'asp.net.evil.it',
  'Open 192.0.2.17 now',
  'Nurse, call +1 555 010 9999',
  'Nurse, call (030) 1234-5678',
  'Nurse 0301234567',
])('%s may be neither mailed nor shown', (text) => {
  expect(takes(text)).toBe(false);
});

it('drops invisible characters from a line, and normalizes the rest', () => {
  expect(shownLine(500).parse(' Night\u200b Nurse\u202e \t\u00a0(ＩＣＵ) ')).toBe('Night Nurse (ICU)');
});

it('keeps the paragraphs of a text', () => {
  expect(shownText(600).parse('We are\u200d small.\r\n\r\n\r\n\r\nWe  decide in a week.\n')).toBe(
    'We are small.\n\nWe decide in a week.',
  );
  expect(shownText(600).parse('')).toBe('');
});

it('says what is wrong, and one thing at a time', () => {
  const problems = (text: string) =>
    shownText(20)
      .safeParse(text)
      .error?.issues.map(({ message }) => message);
  expect(problems('See evil.example')).toEqual(['can’t contain a web or email address']);
  expect(problems('Call 030 1234 5678')).toEqual(['can’t contain a phone number']);
  expect(problems('See evil.example, or call 030 1234 5678')).toEqual(['must have at most 20 characters']);
});
