import type { LineLabel, NamedSkillKind } from './labels.ts';

/** A skill as an advert names it. */
export interface NamedSkill {
  readonly name: string;
  readonly kind: NamedSkillKind;
  /** How sure it is that these words name a skill, 0 to 1. */
  readonly confidence: number;
  /** Where it stands in its line. */
  readonly from: number;
  readonly to: number;
}

/** What was understood of a line of an advert. */
export interface AdvertLine {
  readonly text: string;
  readonly label: LineLabel;
  /** How sure the label is, 0 to 1. */
  readonly confidence: number;
  readonly skills: readonly NamedSkill[];
  /** Parts of it that say what the person will do, from the verb on. */
  readonly duties: readonly string[];
}

/** What was understood of an advert. */
export interface AdvertReading {
  readonly lines: readonly AdvertLine[];
  /** Places where the title may stand, the likeliest first; a few at most. */
  readonly titles: readonly PossibleTitle[];
}

/** Words that may be a job's title. */
export interface PossibleTitle {
  readonly text: string;
  /** The line in which they stand, from 0. */
  readonly line: number;
  readonly confidence: number;
}
