import type { Token } from '../text/tokens.ts';
import type { Term } from '../vocabulary/define.ts';
import type { Match } from './trie.ts';

/** Words after which, or before which, a spelling means something else. Keys are compared as {@link Token.key}. */
const notBefore: Readonly<Record<string, readonly string[]>> = {
  'Microsoft Excel': ['at', 'in', 'as', 'under', 'when', 'within', 'beyond', 'here', 'if'],
  React: ['to', 'quickly', 'fast', 'calmly', 'appropriately', 'well'],
  Zoom: ['interview', 'call', 'meeting', 'link', 'in'],
  loading: ['bay'],
  closing: ['date'],
  cleaning: ['company'],
  filing: ['cabinet'],
  reporting: ['to', 'line'],
  communication: ['technology'],
  organisation: ['that', 'with', 'which', 'of', 'is', 'and', 'in', 'where', 'committed'],
  sales: ['team', 'assistant', 'manager', 'representative', 'director', 'office'],
  marketing: ['team', 'department', 'manager', 'director'],
  accounting: ['team', 'department', 'manager', 'firm'],
  'human resources': ['department', 'team', 'manager', 'director'],
  logistics: ['company', 'provider', 'manager', 'team', 'department'],
  driving: ['licence', 'force', 'change', 'growth', 'result', 'record', 'distance', 'range'],
  'listening skills': ['to'],
  empathy: ['of', 'regard'],
  printing: ['company'],
  'data privacy': ['notice'],
};
const notAfter: Readonly<Record<string, readonly string[]>> = {
  organisation: ['our', 'an', 'the', 'this', 'your', 'leading', 'charitable', 'profit', 'care', 'global', 'whole'],
  retail: ['leading', 'our'],
  adaptability: ['offer', 'we'],
  friendliness: ['a', 'our', 'family', 'dog', 'environmentally'],
  reliability: ['own'],
  'minute taking': [
    '5',
    '10',
    '15',
    '20',
    '30',
    '40',
    '45',
    '60',
    'a',
    'per',
    'every',
    'last',
    'few',
    'two',
    'five',
    'ten',
    'fifteen',
    'twenty',
    'thirty',
    'within',
    'the',
    'ninety',
  ],
  recruitment: ['are', 'is', 'now', 'currently', 're', 'actively', 'also', 'be', 'we'],
  patience: ['the', 'a', 'our', 'each', 'every', 'for'],
};

const languageCue =
  /\b(?:fluen\w*|speak\w*|language\w*|written|spoken|writing|proficien\w*|native|mother tongue|bilingual|multilingual|conversational|clear|explain|plain|business[- ]level|level|skills|knowledge|command|working|good|basic|intermediate|advanced|excellent|verhandlungssicher\w*|flie\u00dfend\w*|sprach\w*|\w*kenntnisse|muttersprach\w*|sprechen|sprichst|in wort|courant\w*|parl\w*|langue\w*|ma\u00eetrise|niveau|fluido|habl\w*|idioma\w*|nivel|dominio|lingua|[abc][12])\b/i;
const programmingCue =
  /\b(?:programm\w*|languages?|develop\w*|engineer\w*|cod(?:e|ing)|scripts?|scripting|services?|microservices?|backend|experience (?:with|in|writing)|written in|software|tools?|systems?|stack|kenntnisse)\b/i;

/** Trades whose tools are named side by side. */
const techTrades: ReadonlySet<string> = new Set(['software', 'data', 'infrastructure']);
const near = (a: string, b: string): boolean => a === b || (techTrades.has(a) && techTrades.has(b));

const tooFar = 400;

function wholeText(text: string): string {
  return text.length > tooFar ? text.slice(0, tooFar) : text;
}

/** What the spellings of a passage say of each other. */
export interface Company {
  readonly languages: ReadonlySet<Term>;
  /** Trades of which something is named that can mean nothing else. */
  readonly trades: readonly string[];
}

/** The company that all spellings of a passage keep, gathered once: a text full of them is not looked through for each. */
export const companyOf = (all: readonly Match[]): Company => ({
  languages: new Set(all.map(({ term }) => term).filter(({ kind }) => kind === 'language')),
  trades: [...new Set(all.filter(({ alias }) => !alias.wary).map(({ term }) => term.trade))],
});

/**
 * Whether a spelling means its skill here. A wary one needs a neighbour of its own trade that is sure, or words that
 * speak of its kind; a language needs words about speaking, or another language beside it.
 */
export function meant(match: Match, company: Company, tokens: readonly Token[], text: string): boolean {
  const { term, alias } = match;
  const after = tokens[match.to]?.key ?? '';
  const before = tokens[match.from - 1]?.key ?? '';
  if (match.to - match.from === 1) {
    if (notBefore[term.name]?.includes(after)) return false;
    if (notAfter[term.name]?.includes(before)) return false;
  }
  // "A level 2 qualification" is no A level.
  if (/level$/i.test(alias.text) && /^\d/.test(after)) return false;
  if (term.kind === 'language') {
    if (tokens.length <= 3 || languageCue.test(wholeText(text))) return after !== 'teacher' && after !== 'customer';
    return company.languages.size > 1;
  }
  if (!alias.wary) return true;
  const letters = tokens.length - (match.to - match.from);
  if (letters <= 1) return true;
  return (
    company.trades.some((trade) => near(trade, term.trade)) ||
    (term.kind === 'tool' && programmingCue.test(wholeText(text)))
  );
}
