import { describe, expect, it } from 'vitest';
import { spokenText } from './spokenText.ts';

const says = (cases: readonly (readonly [written: string, spoken: string])[]) => {
  it.each(cases)('says %j as %j', (written, spoken) => {
    expect(spokenText(written)).toBe(spoken);
  });
};

describe('numbers', () => {
  says([
    ['1,250 people', 'one thousand two hundred fifty people'],
    ['in 2019', 'in twenty nineteen'],
    ['in 1905', 'in nineteen oh five'],
    ['since 2005', 'since two thousand five'],
    ['the 1990s', 'the nineteen nineties'],
    ['in your 20s', 'in your twenties'],
    ['from 2015–2018, mostly', 'from twenty fifteen to twenty eighteen, mostly'],
    ['3-5 days', 'three to five days'],
    ['a 12-hour shift', 'a twelve-hour shift'],
    ['3.14', 'three point one four'],
    ['v2.0.1', 'v two point zero point one'],
    ['the 21st and the 3rd', 'the twenty first and the third'],
    ['-5 degrees', 'minus five degrees'],
    ['at -80°C', 'at minus eighty degrees Celsius'],
    ['8/10, a 2:1 ratio', 'eight out of ten, a two to one ratio'],
    ['call 555-123-4567', 'call five five five, one two three, four five six seven'],
    ['No. 5 and #3', 'number five and number three'],
    ['No. I did not.', 'No. I did not.'],
    ['K-12 and GPT-4', 'K twelve and G-P-T four'],
    ['in Q3', 'in Q three'],
    ['a 4x4 grid', 'a four by four grid'],
  ]);
});

describe('amounts', () => {
  says([
    ['$1.2M', 'one point two million dollars'],
    ['$1', 'one dollar'],
    ['$4.50', 'four dollars and fifty cents'],
    ['€3.01', 'three euros and one cent'],
    ['£40,000', 'forty thousand pounds'],
    ['a $50 voucher', 'a fifty dollar voucher'],
    ['a $50 in cash', 'a fifty dollars in cash'],
    ['$60k-75k', 'sixty thousand to seventy five thousand dollars'],
    ['$20/hour, $52k/yr', 'twenty dollars per hour, fifty two thousand dollars per year'],
    ['12.5%', 'twelve point five percent'],
    ['10-15%', 'ten to fifteen percent'],
    ['20 kg', 'twenty kilograms'],
    ['1 kg', 'one kilogram'],
    ['a 10-kg box', 'a ten kilogram box'],
    ['45°F', 'forty five degrees Fahrenheit'],
    ['2x faster', 'two times faster'],
    ['5 in the room', 'five in the room'],
    ['1/2 cup, 3/4 cup', 'one half cup, three quarters cup'],
    ['1½ cups', 'one and a half cups'],
    ['24/7', 'twenty four seven'],
    ['5+ years', 'five plus years'],
  ]);
});

describe('times and dates', () => {
  says([
    ['at 9:30', 'at nine thirty'],
    ['at 6:00 or 7:05', "at six o'clock or seven oh five"],
    ['at 10 a.m. tomorrow', 'at ten A-M tomorrow'],
    ['at 5 p.m. Then we left.', 'at five P-M. Then we left.'],
    ['7-9pm, 8am-5pm', 'seven to nine P-M, eight A-M to five P-M'],
    ['on May 5, 2024', 'on May fifth, twenty twenty four'],
    ['2024-03-14', 'March fourteenth, twenty twenty four'],
    ['You may 5 times.', 'You may five times.'],
  ]);
});

describe('abbreviations', () => {
  says([
    ['Dr. Lee and Ms. Park', 'doctor Lee and miz Park'],
    ['pans, pots, etc.', 'pans, pots, et cetera.'],
    ['e.g. the nurse, i.e. you', 'for example the nurse, that is you'],
    ['old vs. new', 'old versus new'],
    ['approx. 30', 'approximately thirty'],
    ['the dept. of health', 'the department of health'],
    ['the U.S. market', 'the U-S market'],
    ['in the U.S. What then?', 'in the U-S. What then?'],
    ['They sat.', 'They sat.'],
  ]);
});

describe('terms and capitals', () => {
  says([
    ['AWS, an API and two APIs', "A-W-S, an A-P-I and two A-P-I's"],
    ['SQL, NoSQL and PostgreSQL', 'sequel, no sequel and postgres Q-L'],
    ['C++, C# and .NET', 'C plus plus, C sharp and dot net'],
    ['Node.js', 'node J-S'],
    ['CI/CD and an A/B test', 'C-I C-D and an A-B test'],
    ['nginx', 'engine X'],
    ['LaTeX and latex gloves', 'lay tech and latex gloves'],
    ['in the OR, or not', 'in the O-R, or not'],
    ['IT did it', 'I-T did it'],
    ['NASA', 'nasa'],
    ['COBIT', 'cobit'],
    ['FMEA', 'F-M-E-A'],
    ['You MUST do it.', 'You must do it.'],
    ['TELL ME ABOUT YOUR JOB.', 'Tell me about your job.'],
    ['ExampleSoft', 'Example Soft'],
    ['JavaScript and Kubernetes', 'JavaScript and Kubernetes'],
  ]);
});

describe('signs', () => {
  says([
    ['R&D & sales', 'R and D and sales'],
    ['he/she and/or they', 'he or she and or they'],
    ['C’est “it” — really', "C'est it, really"],
    ['(if you like) tell me', 'if you like, tell me'],
    ['well… no', 'well, no'],
    ['jane.doe@example.com', 'jane dot doe at example dot com'],
    ['a -> b', 'a to b'],
  ]);
});

it('what is already in words stays as it is', () => {
  const lines = ['$1.2M at 9:30 a.m.', 'AWS and CI/CD, 24/7', 'Dr. Lee vs. 3-5 APIs', 'It’s 45°F — SQL!'];
  for (const line of lines) expect(spokenText(spokenText(line))).toBe(spokenText(line));
});

it('has an answer for text without words', () => {
  expect(
    ['', ' ', '...', '—', '!?']
      .map(spokenText)
      .join('')
      .replace(/[.,?!]/g, ''),
  ).toBe('');
});
