import { type Stated, racesEthnicities, sexes } from './categories.ts';

/** A candidate whom the product has interviewed. */
export interface Assessed extends Stated {
  /** 0 to 100; null for too little evidence. */
  readonly score: number | null;
}

/** The numbers of one category. Rates, shares and ratios are not rounded. */
export interface CategoryRow {
  readonly category: string;
  readonly candidates: number;
  /** Of the scored candidates whose category is known; null when there are none. */
  readonly share: number | null;
  readonly aboveMedian: number;
  /** The share of the category's candidates above the median; null when it has none. */
  readonly scoringRate: number | null;
  /** Its rate over that of the category with the highest; null when that is 0, and without a rate. */
  readonly impactRatio: number | null;
  /** Less than {@link smallShare}. */
  readonly small: boolean;
  /** The impact ratio among the categories that are not small; null for those that are. */
  readonly impactRatioWithoutSmall: number | null;
}

/** One of the three ways in which the rule has candidates divided. */
export interface Split {
  readonly by: 'sex' | 'race_ethnicity' | 'sex_and_race_ethnicity';
  readonly rows: readonly CategoryRow[];
  /** Scored candidates who are in no row, since their category is unknown. */
  readonly unknown: number;
}

/** What § 5-301 (c) has calculated of a sample. */
export interface BiasTable {
  /** Null when nobody has a score. */
  readonly median: number | null;
  readonly scored: number;
  readonly notScored: number;
  readonly splits: readonly Split[];
}

/** § 5-301 (d): an auditor may leave categories below this share of the data out of the impact ratios. */
export const smallShare = 0.02;

const both = (sex: string, raceEthnicity: string) => `${sex} / ${raceEthnicity}`;

/** Each way to divide candidates: all its categories, and which one a candidate is in. */
const divisions = [
  { by: 'sex', categories: sexes, categoryOf: ({ sex }: Stated) => sex },
  { by: 'race_ethnicity', categories: racesEthnicities, categoryOf: ({ raceEthnicity }: Stated) => raceEthnicity },
  {
    by: 'sex_and_race_ethnicity',
    categories: sexes.flatMap((sex) => racesEthnicities.map((name) => both(sex, name))),
    categoryOf: ({ sex, raceEthnicity }: Stated) => sex && raceEthnicity && both(sex, raceEthnicity),
  },
] as const;

/**
 * Calculates what New York City asks of a bias audit of a tool that gives scores: the median of the full sample, and of each
 * category of sex, of race/ethnicity and of both together the scoring rate ("the rate at which individuals in a category
 * receive a score above the sample's median score") and the impact ratio (its rate divided by that of the highest-scoring
 * category). Candidates of an unknown category count for the median, and are told and left out of the rates.
 *
 * The rule does not say whether candidates of an unknown category are "data being used" for its 2 %. Here they are not: fewer
 * categories are small then.
 *
 * Source: Rules of the City of New York, title 6, § 5-300 (definitions) and § 5-301 (c) and (d), for Local Law 144 of 2021.
 * @see https://rules.cityofnewyork.us/wp-content/uploads/2023/04/DCWP-NOA-for-Use-of-Automated-Employment-Decisionmaking-Tools-2.pdf
 */
export function biasTable(sample: readonly Assessed[]): BiasTable {
  const scored = sample.flatMap(({ score, ...stated }) => (score === null ? [] : [{ ...stated, score }]));
  const median = medianOf(scored.map(({ score }) => score));
  const splits = divisions.map(({ by, categories, categoryOf }) => {
    const known = scored.filter((one) => categoryOf(one) !== null);
    const counted = categories.map((category) => {
      const own = known.filter((one) => categoryOf(one) === category);
      const aboveMedian = own.filter(({ score }) => median !== null && score > median).length;
      const share = ratioOf(own.length, known.length);
      const scoringRate = ratioOf(aboveMedian, own.length);
      return { category, candidates: own.length, share, aboveMedian, scoringRate, small: (share ?? 0) < smallShare };
    });
    const highest = highestOf(counted);
    const highestLarge = highestOf(counted.filter(({ small }) => !small));
    const rows = counted.map((row) => ({
      ...row,
      impactRatio: ratioOf(row.scoringRate, highest),
      impactRatioWithoutSmall: row.small ? null : ratioOf(row.scoringRate, highestLarge),
    }));
    return { by, rows, unknown: scored.length - known.length };
  });
  return { median, scored: scored.length, notScored: sample.length - scored.length, splits };
}

const ratioOf = (part: number | null, whole: number): number | null =>
  part === null || whole === 0 ? null : part / whole;

const highestOf = (rows: readonly { readonly scoringRate: number | null }[]) =>
  Math.max(0, ...rows.map(({ scoringRate }) => scoringRate ?? 0));

/** The middle one, or the mean of the two in the middle. */
function medianOf(scores: readonly number[]): number | null {
  const sorted = [...scores].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
