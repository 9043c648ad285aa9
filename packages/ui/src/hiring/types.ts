import type { Quote } from '../primitives/index.ts';

/**
 * Where a skill, or a candidate over all skills, stands. `not-enough-evidence` is no verdict: too little was said to tell,
 * or a recogniser that mishears wrote it down.
 */
export type Standing = 'reached' | 'below-the-bar' | 'not-enough-evidence';

/** What an answer showed of a skill, and the words that it rests on. */
export interface EvidenceClaim {
  readonly claim: string;
  readonly question: string;
  readonly quote: Quote;
}

/** One required skill of the job, as one candidate showed it. */
export interface SkillEvidence {
  readonly skill: string;
  readonly standing: Standing;
  /** 0 to 5; null where there is not enough evidence. */
  readonly score: number | null;
  readonly claims: readonly EvidenceClaim[];
}

/** Who and what came to a result, in sentences, and whether a person was asked to look again. */
export interface DecisionView {
  readonly madeBy: readonly string[];
  /** `noting`: the employer has just said that a person looked. */
  readonly review: 'none' | 'asked' | 'noting' | 'done';
  /** What the candidate wrote to it. */
  readonly reviewNote?: string | undefined;
  readonly error?: string | undefined;
}

/** Whether the employer may know who it is. */
export type AccessView =
  | {
      readonly state: 'locked' | 'paying';
      /** Null where the checkout says it. */
      readonly priceText: string | null;
      /** No money moves. */
      readonly test?: boolean | undefined;
      readonly error?: string | undefined;
      readonly notice?: string | undefined;
    }
  /** Paid, as the browser says; the payment provider has not said so yet. */
  | { readonly state: 'confirming' }
  /** Nobody can be paid for here. */
  | { readonly state: 'not-offered' }
  | { readonly state: 'unlocked'; readonly email: string; readonly dateText: string };

/** A candidate without identity. Nothing here is about voice, accent, face or age. */
export interface CandidateView {
  readonly id: string;
  /** A name that says nothing, as in `Candidate 4`. */
  readonly label: string;
  /** Day of the interview, as people write it. */
  readonly dateText: string;
  readonly interviewMs: number;
  readonly standing: Standing;
  /** 0 to 100; null where there is not enough evidence. */
  readonly overall: number | null;
  readonly skills: readonly SkillEvidence[];
  readonly decision: DecisionView;
  readonly access: AccessView;
}

/** Somebody who came by a job's link and of whom no more is shown, without identity. */
export interface ArrivalView {
  readonly id: string;
  /** A name that says nothing, as in `Candidate 4`. */
  readonly label: string;
  /** Day on which they agreed to be recorded, or held their interview, as people write it. */
  readonly dateText: string;
  /** `finished`: not assessed yet. */
  readonly state: 'consented' | 'interviewing' | 'finished' | Exclude<Standing, 'reached'>;
}

/** A job post as its employer sees it. */
export interface JobView {
  readonly title: string;
  readonly skills: readonly string[];
  readonly status: 'open' | 'closed';
  readonly dateText: string;
  /** What candidates are sent. */
  readonly smartLink: string;
  /** Where the private link goes. */
  readonly contactEmail: string;
  /** 0 to 100: whoever reaches it is announced. */
  readonly bar: number;
  /** What the assessed came to, 0 to 100, in no order that says whose is which. */
  readonly scores: readonly number[];
  /** Those whose evidence can be read. */
  readonly candidates: readonly CandidateView[];
  /** Everybody else. */
  readonly arrivals: readonly ArrivalView[];
}

/** A question or a skill of a job that its interviews leave out. */
export interface LeftOutView {
  readonly text: string;
  readonly reason: 'may-not-be-asked' | 'repeated' | 'instructs' | 'unclear' | 'no-time';
}
