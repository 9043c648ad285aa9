import { fillersIn, shown } from './fillers/index.ts';
import type { Token } from './tokens.ts';
import { isNumber, set } from './wordClasses.ts';

/** Words that may properly be said twice: "very very", "the rule that that shop had". */
const twice =
  set(`very really so too many much more long big far way super old hard no yes yeah yep nope okay ok never hello hi hey bye thanks
  sorry please blah ha had that is was do her wait well right there now again up quick quickly slowly little deep`);
const mostRepeated = 5;

const fragmentEnds = set('the a an my our their his your');
const subjects = set(`i we they he she i'm we're they're he's she's i've we've i'd we'd i'll we'll there's there`);
const forms =
  set(`was were am is are i'm we're they're he's she's it's i've we've they've have has had will would could should can must
  i'd we'd i'll we'll he'll she'll they'll going want wanted need needed tried trying`);
const clauseStarts = set(`and but so because then or when well that`);
/** After these "was, we" goes on properly: "as it was, we left". */
const compares =
  set(`as than what how where wherever who whatever however yes yeah no which if like way when whenever while unless
  until once since best most`);
const clefts = set('what whatever how where as than');
const editing: readonly (readonly string[])[] = [
  'scratch that',
  'let me rephrase',
  'let me start again',
  'let me start over',
  'let me begin again',
  'let me say that again',
  'no wait',
  'wait no',
  'or rather',
  'no sorry',
  'sorry i mean',
  'sorry i meant',
  'i mean to say',
  'what i meant was',
].map((phrase) => phrase.split(' '));

interface Said {
  readonly token: Token;
  /** Something that hesitates stood between it and the word before. */
  readonly hesitant: boolean;
}

/** The words without fillers, since what is said twice may have some in between. */
function withoutFillers(tokens: readonly Token[]): Said[] {
  const fillers = new Set(fillersIn(tokens).flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)));
  let hesitant = false;
  return tokens.flatMap((token, i) => {
    if (fillers.has(i)) {
      hesitant = true;
      return [];
    }
    const word = { token, hesitant };
    hesitant = false;
    return [word];
  });
}

const cutOff = ({ raw }: Token) => /\p{L}-["'\u201d\u2019]?$/u.test(raw);
const named = ({ raw, key }: Token) => /^\p{Lu}/u.test(raw) && !key.startsWith('i');

/** How many words from `i` on are said again at once; 0 when none are. */
function repeatedAt(words: readonly Said[], i: number): number {
  for (let length = mostRepeated; length > 0; length -= 1) {
    const [once, again] = [words.slice(i, i + length), words.slice(i + length, i + 2 * length)];
    if (again.length < length || !once.every(({ token }, k) => token.key === again[k]?.token.key)) continue;
    if ([...once, ...again].slice(0, -1).some(({ token }) => token.ends)) continue;
    const [first, second] = [once[0]?.token, again[0]?.token];
    if (length === 1 && first && second) {
      const proper = twice.has(first.key) || isNumber(first.key) || (named(first) && named(second) && !first.opens);
      if (proper && !cutOff(first)) continue;
    }
    // "What he does he does well."
    const lead = words[i - 1]?.token;
    if (length > 1 && ((lead && !first?.opens && clefts.has(lead.key)) || first?.key === 'thank')) continue;
    // "Again and again and ..."
    if (length === 2 && /^(?:and|by|after)$/.test(once[1]?.token.key ?? '')) continue;
    if (new Set(once.map(({ token }) => token.key)).size === 1 && length > 1) continue;
    return length;
  }
  return 0;
}

/** How many words end with the one at `i`, given up for another beginning; 0 when it is not given up. */
function givenUpAt(words: readonly Said[], i: number): number {
  const [here, next] = [words[i], words[i + 1]];
  if (!here || !next || here.token.ends) return 0;
  if (cutOff(here.token)) return 1;
  // "Plan A we dropped."
  if (!subjects.has(next.token.key) || here.token.raw === 'A') return 0;
  const broken = here.token.breaks || next.hesitant;
  const before = words.slice(Math.max(0, i - 3), i).map(({ token }) => token.key);
  if (fragmentEnds.has(here.token.key) || (here.token.key === 'to' && broken)) return Math.min(2, i + 1);
  if (!broken || !forms.has(here.token.key) || before.some((word) => compares.has(word))) return 0;
  // A clause that has only begun: "I was, we went".
  let start = i;
  while (start > 0 && i - start < 2 && words[start]?.token.opens === false && !words[start - 1]?.token.breaks) {
    if (clauseStarts.has(words[start - 1]?.token.key ?? '')) break;
    start -= 1;
  }
  const begins = words[start];
  return begins && subjects.has(begins.token.key) ? i - start + 1 : 0;
}

/**
 * Repetitions and restarts with their moments: words said twice in a row, as what was said, and beginnings that were given
 * up, as their last words and "…". They are the two commonest kinds of what Shriberg calls disfluencies, in which
 * something said is taken back and repaired (E. Shriberg: "Preliminaries to a Theory of Speech Disfluencies", PhD thesis,
 * University of California at Berkeley 1994). What is said twice properly ("very very", "had had") does not count.
 */
export function restartsIn(tokens: readonly Token[]): { text: string; startMs: number }[] {
  const words = withoutFillers(tokens);
  const found: { text: string; startMs: number }[] = [];
  const note = (from: number, to: number, mark: string) => {
    const said = words.slice(from, to).map(({ token }) => token.key);
    found.push({ text: `${shown(said.join(' '))}${mark}`, startMs: words[from]?.token.startMs ?? 0 });
  };
  for (let i = 0; i < words.length; i += 1) {
    const length = repeatedAt(words, i);
    if (length > 0) {
      let end = i + 2 * length;
      while (repeatedAt(words, end - length) === length) end += length;
      note(i, end, '');
      i = end - 1;
      continue;
    }
    const spoken = editing.find((phrase) => phrase.every((word, k) => words[i + k]?.token.key === word));
    if (spoken) {
      note(i, i + spoken.length, '');
      i += spoken.length - 1;
      continue;
    }
    const lost = givenUpAt(words, i);
    if (lost > 0) note(i - lost + 1, i + 1, '…');
  }
  return found;
}
