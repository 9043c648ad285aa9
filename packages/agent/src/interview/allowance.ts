import { type SessionContext, interviewLimits } from '@viva/api-client/internal';

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

  /** Whether the interviewer should say goodbye: the next answer may be too long to be stored. */
  get used(): boolean {
    return (
      this.#turns >= interviewLimits.turns ||
      this.#characters > interviewLimits.characters - interviewLimits.charactersOfOne
    );
  }
}
