import type { Level } from '../levels.ts';
import type { Quote } from '../primitives/index.ts';

/**
 * Where a candidate stands over all skills. `not-enough-evidence` is no verdict: too little was said to tell, or what
 * was said was not heard well enough, or could not be matched to the questions.
 */
export type Standing = 'reached' | 'below-the-bar' | 'not-enough-evidence';

/** What an answer showed of a skill, and the words that it rests on. */
export interface EvidenceClaim {
  readonly claim: string;
  readonly question: string;
  readonly quote: Quote;
  /** The words were typed, not spoken. */
  readonly typed?: boolean | undefined;
  /** What was heard in their place, where the candidate has corrected it. */
  readonly heard?: string | null | undefined;
}

/** One required skill of the job, as one candidate showed it. */
export interface SkillEvidence {
  readonly skill: string;
  /** Null where there is not enough evidence. */
  readonly level: Level | null;
  /** Whether a question that was asked was about it. */
  readonly asked: boolean;
  readonly claims: readonly EvidenceClaim[];
}

/** A question that a yes or a no answers, as for a license, and what one candidate said to it. It is not rated. */
export interface FactView {
  readonly question: string;
  /** `other`: neither yes nor no, as of a paper like the one that was asked for. */
  readonly said: 'yes' | 'no' | 'expired' | 'under-way' | 'other';
  readonly quote: Quote;
  /** The words were typed, not spoken. */
  readonly typed: boolean;
}

/** Who and what came to a result, in sentences, and whether a person was asked to look again. */
export interface DecisionView {
  readonly madeBy: readonly string[];
  /** `noting`: the employer has just said that a person looked. */
  readonly review: 'none' | 'asked' | 'noting' | 'done';
  /** What the candidate wrote when they asked; shown with the evidence. */
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

/** What the employer notes of a candidate for themselves, and whether they declined them. */
export interface MarksView {
  readonly shortlisted: boolean;
  readonly note: string;
  /** Day on which they were declined, as people write it; missing while they were not. */
  readonly declinedText?: string | undefined;
  /** Being saved. */
  readonly saving?: 'shortlist' | 'note' | 'decline' | undefined;
  /** The note was saved a moment ago. */
  readonly noteSaved?: boolean | undefined;
  /** What was not saved, in a sentence. */
  readonly error?: { readonly of: 'shortlist' | 'note' | 'decline'; readonly text: string } | undefined;
}

/** A candidate without identity. Nothing here is about voice, accent, face or age. */
export interface CandidateView {
  readonly id: string;
  /** A name that says nothing, as in `Candidate 4`. */
  readonly label: string;
  /** Day of the interview, as people write it. */
  readonly dateText: string;
  readonly interviewMs: number;
  readonly standing: Standing;
  /** Over all skills; null where there is not enough evidence. */
  readonly level: Level | null;
  /** How many answers were assessed, and of how many questions. */
  readonly counted?: { readonly assessed: number; readonly questions: number } | undefined;
  /** How many of the answers were typed. */
  readonly typed: 'none' | 'some' | 'all';
  readonly skills: readonly SkillEvidence[];
  /** What was said to questions for a fact. */
  readonly facts?: readonly FactView[] | undefined;
  /** By which method and versions they were assessed, in words; null where nothing was. */
  readonly method?: string | null | undefined;
  readonly decision: DecisionView;
  readonly access: AccessView;
  readonly marks: MarksView;
}

/** Somebody who came by a job's link and of whom no more is shown, without identity. */
export interface ArrivalView {
  readonly id: string;
  /** A name that says nothing, as in `Candidate 4`. */
  readonly label: string;
  /** Day on which they agreed to be recorded, or held their interview, as people write it. */
  readonly dateText: string;
  /** `interrupted`: they left, and may still go on. `finished`: not assessed yet. */
  readonly state: 'consented' | 'interviewing' | 'interrupted' | 'finished' | Exclude<Standing, 'reached'>;
}

/** One line of the audit log. */
export interface LogEntryView {
  readonly id: string;
  /** What was done, as in `Bar set to “Strong”`. */
  readonly text: string;
  /** Who did it. */
  readonly by: string;
  readonly momentText: string;
}

/** A job post as its employer sees it. */
export interface JobView {
  readonly title: string;
  /** Who asks, as candidates read it; '' where none was given. */
  readonly company: string;
  readonly skills: readonly string[];
  readonly status: 'open' | 'closed';
  readonly dateText: string;
  /** What candidates are sent. */
  readonly smartLink: string;
  /** Where the private link goes. */
  readonly contactEmail: string;
  /** 0 to 100: whoever reaches it is announced. */
  readonly bar: number;
  /** What the assessed came to, 0 to 100, in no order that says whose is which; without those who fell short when they agreed. */
  readonly scores: readonly number[];
  /** How many were assessed. */
  readonly assessed: number;
  /** How many fell short of the bar under which they agreed: no lower bar shows them. */
  readonly withheld: number;
  /** Those whose evidence can be read. */
  readonly candidates: readonly CandidateView[];
  /** Everybody else. */
  readonly arrivals: readonly ArrivalView[];
  /** What was done and read, the newest first. */
  readonly log: readonly LogEntryView[];
}

/** A question or a skill of a job that its interviews leave out. */
export interface LeftOutView {
  readonly text: string;
  readonly reason: 'may-not-be-asked' | 'repeated' | 'instructs' | 'unclear' | 'no-time';
}
