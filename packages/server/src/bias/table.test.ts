import { describe, expect, test } from 'vitest';
import { type Assessed, biasTable } from './table.ts';

const people = (count: number, sex: Assessed['sex'], raceEthnicity: Assessed['raceEthnicity'], score: number | null) =>
  Array.from({ length: count }, () => ({ sex, raceEthnicity, score }));
const one = (...[sex, race, score]: [Assessed['sex'], Assessed['raceEthnicity'], number | null]) =>
  people(1, sex, race, score);
const black = 'Black or African American';

/** Scores in order: 10 20 30 40 50 [60] 70 75 80 85 90. */
const eleven = [
  ...[one('Male', 'White', 90), one('Male', 'White', 80), one('Male', black, 40), one('Male', 'Asian', 70)],
  ...[one('Female', 'White', 85), one('Female', 'White', 30), one('Female', black, 60), one('Female', black, 20)],
  ...[one('Female', 'Asian', 50), one(null, 'White', 75), one('Female', null, 10), one('Male', 'Asian', null)],
].flat();

describe('the bias table', () => {
  const { splits, ...sample } = biasTable(eleven);
  const rowsOf = (by: string) => {
    const split = splits.find((each) => each.by === by);
    const rows = split?.rows.filter(({ candidates }) => candidates > 0) ?? [];
    const cells = rows.map(({ category, candidates, aboveMedian, scoringRate, impactRatio }) => [
      ...[category, candidates, aboveMedian],
      ...[scoringRate, impactRatio].map((value) => value !== null && Number(value.toFixed(4))),
    ]);
    return { cells, unknown: split?.unknown, categories: split?.rows.length };
  };

  test('counts candidates of an unknown category for the median, and those without a score for nothing', () => {
    expect(sample).toEqual({ median: 60, scored: 11, notScored: 1 });
  });

  test('has the rates by sex that were calculated by hand', () => {
    expect(rowsOf('sex')).toEqual({
      categories: 2,
      unknown: 1,
      // 3 of 4, and 1 of 6; the ratio of women is 0.1667 / 0.75.
      cells: [
        ['Male', 4, 3, 0.75, 1],
        ['Female', 6, 1, 0.1667, 0.2222],
      ],
    });
  });

  test('has the rates by race/ethnicity that were calculated by hand', () => {
    expect(rowsOf('race_ethnicity')).toEqual({
      categories: 7,
      unknown: 1,
      // 4 of 5, 0 of 3 (a score of 60 is not above 60) and 1 of 2; the last ratio is 0.5 / 0.8.
      cells: [
        ['White', 5, 4, 0.8, 1],
        [black, 3, 0, 0, 0],
        ['Asian', 2, 1, 0.5, 0.625],
      ],
    });
  });

  test('has the rates of intersections that were calculated by hand', () => {
    expect(rowsOf('sex_and_race_ethnicity')).toEqual({
      categories: 14,
      unknown: 2,
      cells: [
        ['Male / White', 2, 2, 1, 1],
        [`Male / ${black}`, 1, 0, 0, 0],
        ['Male / Asian', 1, 1, 1, 1],
        ['Female / White', 2, 1, 0.5, 0.5],
        [`Female / ${black}`, 2, 0, 0, 0],
        ['Female / Asian', 1, 0, 0, 0],
      ],
    });
  });

  test('marks a category of less than 2 % of those whose category is known, and tells the ratios with and without it', () => {
    // 100 people, 41 of them above the median of 20: 30 of 59, 10 of 40 and 1 of 1.
    const whites = [...people(30, 'Male', 'White', 80), ...people(29, 'Male', 'White', 20)];
    const blacks = [...people(10, 'Male', black, 80), ...people(30, 'Male', black, 20)];
    const hundred = [...whites, ...blacks, ...one('Male', 'Asian', 80), ...people(50, 'Male', null, 20)];
    const rows = biasTable(hundred).splits.find(({ by }) => by === 'race_ethnicity')?.rows ?? [];
    const told = (category: string) => rows.find((row) => row.category === category);
    expect(told('Asian')).toMatchObject({ share: 0.01, small: true, impactRatio: 1, impactRatioWithoutSmall: null });
    expect(told('White')).toMatchObject({ small: false, impactRatio: 30 / 59, impactRatioWithoutSmall: 1 });
    expect(told(black)).toMatchObject({ small: false, impactRatio: 0.25 });
    expect(told(black)?.impactRatioWithoutSmall).toBeCloseTo(0.4917, 4);
  });

  test('does not mark a category of just 2 %', () => {
    const fifty = [...one('Female', null, 50), ...people(49, 'Male', null, 50)];
    const [, female] = biasTable(fifty).splits[0]?.rows ?? [];
    expect(female).toMatchObject({ share: 0.02, small: false });
  });

  test('has no rates of nobody, and no ratios where nobody is above the median', () => {
    expect(biasTable([]).median).toBeNull();
    expect(biasTable([]).splits[0]?.rows[0]).toMatchObject({ candidates: 0, share: null, scoringRate: null });
    const [male] = biasTable(people(2, 'Male', 'White', 50)).splits[0]?.rows ?? [];
    expect(male).toMatchObject({ scoringRate: 0, impactRatio: null, impactRatioWithoutSmall: null });
  });

  test('takes the mean of the two scores in the middle', () => {
    expect(biasTable([40, 70, 10, 90].flatMap((score) => one(null, null, score))).median).toBe(55);
  });
});
