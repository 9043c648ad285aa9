/** The categories of sex in an EEO-1 report, with which 6 RCNY § 5-301 has rates calculated. */
export const sexes = ['Male', 'Female'] as const;

/** One of {@link sexes}. */
export type Sex = (typeof sexes)[number];

/** The categories of race/ethnicity in an EEO-1 report, named as in 6 RCNY § 5-301. All but the first are not Hispanic or Latino. */
export const racesEthnicities = [
  'Hispanic or Latino',
  'White',
  'Black or African American',
  'Native Hawaiian or Pacific Islander',
  'Asian',
  'Native American or Alaska Native',
  'Two or More Races',
] as const;

/** One of {@link racesEthnicities}. */
export type RaceEthnicity = (typeof racesEthnicities)[number];

/** What people stated of themselves; null is unknown. */
export interface Stated {
  readonly sex: Sex | null;
  readonly raceEthnicity: RaceEthnicity | null;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace('(not hispanic or latino)', '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

const sexNamed = new Map<string, Sex>([
  ...sexes.map((sex) => [plain(sex), sex] as const),
  ['m', 'Male'],
  ['f', 'Female'],
]);

/** The names of the rule, and where the EEO-1 form has another name, that name too. */
const raceEthnicityNamed = new Map<string, RaceEthnicity>([
  ...racesEthnicities.map((name) => [plain(name), name] as const),
  ['native hawaiian or other pacific islander', 'Native Hawaiian or Pacific Islander'],
  ['american indian or alaska native', 'Native American or Alaska Native'],
]);

/** Finds the category that a text names, in any case. Null when it names none. */
export const sexOf = (text: string): Sex | null => sexNamed.get(plain(text)) ?? null;

/** As {@link sexOf}, of race/ethnicity. */
export const raceEthnicityOf = (text: string): RaceEthnicity | null => raceEthnicityNamed.get(plain(text)) ?? null;
