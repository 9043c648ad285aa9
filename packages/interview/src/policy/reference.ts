import { matchesIn, tokensOf } from '@viva/understanding';
import type { ProbeKind } from '../types.ts';
import type { Ledger } from './ledger.ts';
import { phrase } from './option.ts';
import type { PolicyState } from './state.ts';

/** Probes that can take up what was named: they ask about the story as a whole. */
const takesUp: readonly ProbeKind[] = ['action', 'result', 'reason', 'lesson'];
/** Names looked at in one sentence. */
const mostNames = 5;

/**
 * A sentence that takes up a tool the candidate named in this answer, once for each tool. Names of tools and systems are
 * all that is taken up: anything else a person says may be private, or misheard.
 */
export function reference(state: PolicyState, kind: ProbeKind): { text: string; state: PolicyState } | undefined {
  const name = takesUp.includes(kind) ? toolNamed(state.ledger) : undefined;
  if (name === undefined || state.said.some((line) => line.includes(name))) return undefined;
  const { text, state: next } = phrase(state, 'named');
  return { text: text.replace('{tool}', name), state: next };
}

/** Only spellings with a capital: a "spreadsheet" needs an article, "HubSpot" stands by itself. */
function toolNamed({ situation, action, reason, result }: Ledger): string | undefined {
  for (const said of [action, situation, reason, result]) {
    if (said === undefined) continue;
    const found = matchesIn(said, tokensOf(said), mostNames).find(
      ({ term, alias }) => term.kind === 'tool' && !alias.wary && /\p{Lu}/u.test(alias.text),
    );
    if (found) return found.alias.text;
  }
  return undefined;
}
