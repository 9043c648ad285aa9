import { type SessionContext, interviewLimits } from '@viva/api-client/internal';

/** Characters that are kept free for the last answer: as many as one may type. */
const lastAnswer = 5_000;

/** How much of what an interview may hold the candidate has said (see {@link interviewLimits}). */
export class Allowance {
  #turns = 0;
  #characters = 0;

  constructor({ turns }: Pick<SessionContext, 'turns'>) {
    for (const { speaker, text } of turns) if (speaker === 'user') this.take(text);
  }

  /** Counts a turn of the candidate. */
  take(text: string): void {
    this.#turns++;
    this.#characters += text.length;
  }

  /** Whether the interviewer should say goodbye, since the next answer might not be stored. */
  get used(): boolean {
    return this.#turns >= interviewLimits.turns || this.#characters > interviewLimits.characters - lastAnswer;
  }
}
