import { type Stated, raceEthnicityOf, sexOf } from './categories.ts';
import { parseCsv } from './csv.ts';

/** The operator's file of what candidates stated of themselves. */
export interface Statements {
  /** Finds the statement of the account with this e-mail, or of this session, which comes first. */
  readonly of: (candidate: { readonly email: string; readonly sessionId: string }) => Stated | undefined;
  /** How many candidates the file names. */
  readonly size: number;
  /** Lines with a value that names no category of the rule and does not say "unknown" either, from 1. */
  readonly unreadLines: readonly number[];
}

/** The first line of the file. */
const header = ['candidate', 'sex', 'race_ethnicity'];

const keyOf = (candidate: string) => (candidate.includes('@') ? candidate.toLowerCase() : candidate);
const statesNothing = (text: string) => text === '' || text.toLowerCase() === 'unknown';

/**
 * Reads a CSV of candidate, sex and race_ethnicity. A value that names no category counts as unknown.
 * @throws {Error} for another header, a line of another length, and two lines that disagree about a candidate; its message
 * tells the lines and no candidate
 */
export function readStatements(csv: string): Statements {
  const [first, ...lines] = parseCsv(csv);
  if (first?.fields.map((name) => name.trim().toLowerCase()).join() !== header.join())
    throw new Error(`its first line must be ${header.join()}`);
  const stated = new Map<string, Stated & { readonly line: number }>();
  const unreadLines: number[] = [];
  for (const { line, fields } of lines) {
    const [candidate, sexText, raceText, ...more] = fields.map((field) => field.trim());
    if (!candidate || sexText === undefined || raceText === undefined || more.length > 0)
      throw new Error(`line ${line} must have a candidate, a sex and a race_ethnicity, which may be empty`);
    const next = { sex: sexOf(sexText), raceEthnicity: raceEthnicityOf(raceText), line };
    const unread =
      (next.sex === null && !statesNothing(sexText)) || (next.raceEthnicity === null && !statesNothing(raceText));
    if (unread) unreadLines.push(line);
    const before = stated.get(keyOf(candidate));
    if (before && (before.sex !== next.sex || before.raceEthnicity !== next.raceEthnicity))
      throw new Error(`lines ${before.line} and ${line} disagree about the same candidate`);
    stated.set(keyOf(candidate), before ?? next);
  }
  return {
    of: ({ email, sessionId }) => stated.get(sessionId) ?? stated.get(keyOf(email)),
    size: stated.size,
    unreadLines,
  };
}
