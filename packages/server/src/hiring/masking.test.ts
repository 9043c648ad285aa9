import { describe, expect, test } from 'vitest';
import { createMask } from './masking.ts';

const masked = (text: string, { email = 'x1@example.org', said = text } = {}) => createMask(email, said)(text);

describe('what says who it is is hidden', () => {
  test.each([
    ['write to ann.smith@mail.example please', 'write to [email] please'],
    ['that is ann dot smith at gmail dot com', 'that is [email]'],
    ['call +44 20 7946 0958 after six', 'call [phone] after six'],
    ['my number is 020 7946 0958', 'my number is [phone]'],
    ['it is zero two zero, seven nine four six zero', 'it is [phone]'],
    ['see https://ann.example/work?x=1 for it', 'see [link] for it'],
    ['it is on github.com/ann and www.ann.example', 'it is on [link] and [link]'],
    ['linkedin dot com slash in slash ann shows it', '[link] shows it'],
    ['follow @ann_smith there', 'follow [link] there'],
    ['I am 54 years old and fit', 'I am [age] and fit'],
    ['I’m fifty-four, and fit', 'I’m [age], and fit'],
    ['I was born in May 1970.', 'I was born in [date].'],
    [
      'I was born in the lovely old town of Thessaloniki in the north of Greece in March 1991.',
      'I was born in [date].',
    ],
    ['0171 555 1234 / 0172 555 1234 / 0173 555 1234', '[phone]'],
    ['ann_s@x.com+jane@y.com', '[email][email]'],
    ['My name is Annmarie-Louise-Wilhelmina-von-und-zu-Schillingsfuerst.', 'My name is [name].'],
    ['at a.b.c.d.e.f.g.h.i.j.com', 'at [link]'],
  ])('%s', (text, shown) => expect(masked(text)).toBe(shown));

  test.each([
    ['My name is Ann Smith and I led the ward.', 'My name is [name] and I led the ward.'],
    ['my name is ann smith and i led the ward', 'my name is [name] and i led the ward'],
    ['My name is Ann Smith Last winter I led it at last', 'My name is [name] Last winter I led it at last'],
    ['my name is ann when we met i led it', 'my name is [name] when we met i led it'],
    ['Hello, I am Ann Smith, a nurse.', 'Hello, I am [name], a nurse.'],
    ['my name is will cook and i will cook', 'my name is [name] and i will cook'],
    ['Good morning, this is Zoë O’Brien.', 'Good morning, this is [name].'],
    ['Everybody calls me Annie there.', 'Everybody calls me [name] there.'],
    ['My name is Ana de la Cruz. I cook.', 'My name is [name]. I cook.'],
  ])('a name, as in: %s', (text, shown) => expect(masked(text)).toBe(shown));

  test('a name that was said once is hidden everywhere', () => {
    const said = 'Hi, my name is Ann Smith.\nThe doctor said, Ann, go home.';
    expect(masked('The doctor said, Ann, go home. SMITH’s turn.', { said })).toBe(
      'The doctor said, [name], go home. [name]’s turn.',
    );
  });

  test.each([
    ['ann.smith@mail.example', 'They called Ann, and smith came.', 'They called [name], and [name] came.'],
    ['annsmith@mail.example', 'They called Smith.', 'They called [name].'],
    ['asmith77@mail.example', 'They called Smith.', 'They called [name].'],
    ['will.mark@mail.example', 'Will came, and I will mark it.', '[name] came, and I will mark it.'],
    ['info@mail.example', 'I gave info to the team.', 'I gave info to the team.'],
  ])('names in the address %s', (email, said, shown) => expect(masked(said, { email })).toBe(shown));
});

test.each([
  'I worked there from 2015 - 2019 and led 12 people.',
  'We moved 1 200 000 records, then 4500000 more, in 48 hours.',
  'I wrote it in Node.js and ASP.NET, on 10 servers.',
  'The patient was 70 years old, and I am good at this.',
  'My name was on the list because I had asked.',
  'I called the doctor. This is how we do it. I am German, and I am proud of it.',
  'The score was 3.5 at 10.30, at 2 dot 5 percent.',
])('what was done stays as it was said: %s', (text) => {
  expect(masked(text)).toBe(text);
});
