import { describe, expect, test } from 'vitest';
import { conflicting, corrected, selfCorrected } from './spokenCorrection.ts';

describe('a correction puts what is right in the place of what it names', () => {
  test.each([
    ['We lost 40 pallets that day.', 'Sorry, it was 14, not 40.', 'We lost 14 pallets that day.'],
    ['we lost forty pallets that day', 'sorry it was fourteen not forty', 'we lost fourteen pallets that day'],
    ['We cut the waits by 40 percent.', 'It was 14 percent, not 40.', 'We cut the waits by 14 percent.'],
    ['We cut the waits by 40 percent.', 'No wait, 14, not 40 percent.', 'We cut the waits by 14 percent.'],
    ['Sandra called me. I helped Sandra.', 'I meant Sarah, not Sandra.', 'Sarah called me. I helped Sarah.'],
    ['It broke in May.', 'Not in May, it was in March.', 'It broke in March.'],
    ['I ran the ward for 3 years.', 'I said 3, but I meant 5.', 'I ran the ward for 5 years.'],
    ['We had 12 nurses and 40 beds.', 'Sorry, I meant 14 beds.', 'We had 12 nurses and 14 beds.'],
    ['I told 12 people about it.', 'Sorry, I said 12 people, it was 14.', 'I told 14 people about it.'],
    ['There were 40 of them.', 'Sorry, 14.', 'There were 14 of them.'],
    ['It cost $1,200 in the end.', 'Actually it was $1,400, not $1,200.', 'It cost $1,400 in the end.'],
  ])('%j corrected by %j', (said, correction, right) => expect(corrected(said, correction)).toBe(right));

  test.each([
    ['We had 40 beds and 40 nurses.', 'It was 14, not 40.'],
    ['We had 12 nurses and 40 beds.', 'Sorry, 14.'],
    ['Sandra called me.', 'It was Sarah, not Tina.'],
    ['We moved the stock.', 'Sorry, that was my colleague.'],
  ])('and leaves %j as it is where %j could mean something else', (said, correction) =>
    expect(corrected(said, correction)).toBeNull(),
  );
});

describe('a turn that corrects itself', () => {
  test.each([
    ['We had 40, sorry, 14 beds.', 'We had 14 beds.'],
    ['We had forty beds, I mean fourteen beds there.', 'We had fourteen beds there.'],
  ])('%j is read as %j', (said, right) => expect(selfCorrected(said)).toEqual({ text: right, withdrawn: [] }));

  test('by a sentence of its own is changed before it, and that sentence tells nothing more', () => {
    const found = selfCorrected('We had 40 beds. Sorry, it was 14, not 40. I counted these.');
    expect(found?.text).toBe('We had 14 beds. Sorry, it was 14, not 40. I counted these.');
    expect(found?.withdrawn.map(({ start, end }) => found.text.slice(start, end))).toEqual([
      'Sorry, it was 14, not 40.',
    ]);
  });

  test.each(['We had 40 beds, 14 of them new.', 'It was 14 beds, not enough for us.', 'I left. Sorry, that was that.'])(
    'is not %j',
    (said) => expect(selfCorrected(said)).toBeNull(),
  );
});

test('what conflicts with a correction is the sentence that speaks of the same', () => {
  const said = 'I called the supplier. My colleague unloaded the truck. By ten all was done.';
  const place = (correction: string) => {
    const found = conflicting(said, correction);
    return found && said.slice(found.start, found.end);
  };
  expect(place('Sorry, it was my boss who called the supplier.')).toBe('I called the supplier.');
  expect(place('Sorry, that was wrong.')).toBe('By ten all was done.');
  expect(place('It was Sandra, not Sarah.')).toBeNull();
});
