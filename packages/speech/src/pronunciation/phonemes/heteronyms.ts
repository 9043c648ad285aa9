import { readFileSync } from 'node:fs';
import { withS } from './endings.ts';

/** A word that is said in one way as a noun or an adjective and in another as a verb. */
interface Heteronym {
  noun: string[];
  verb: string[];
  /** Which it is where nothing tells. */
  usual: 'noun' | 'verb';
}

/** The words around a place in a clause, in lower case. */
type Context = (offset: number) => string;

let loaded: ReadonlyMap<string, Heteronym> | undefined;

/** Lines of `heteronyms.tsv`: the word, its phones as a noun, its phones as a verb, and which is usual. */
function load(): ReadonlyMap<string, Heteronym> {
  loaded ??= new Map(
    readFileSync(new URL('./heteronyms.tsv', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# '))
      .map((line) => {
        const [word = '', noun = '', verb = '', usual] = line.split('\t');
        return [word, { noun: noun.split(' '), verb: verb.split(' '), usual: usual === 'verb' ? 'verb' : 'noun' }];
      }),
  );
  return loaded;
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const determiners =
  words(`a an the this that these those my your his her its our their any some no each every another which what whose
  of in on at by for from with without under per first last next new old more most less main own whole clear good bad great strong
  difficult hard important complex big small large long short recent current previous early late rough quick final single daily other both several few many two three four five six`);
const beforeVerbs =
  words(`to will would can could should must might may shall do does did don't doesn't didn't not never won't can't
  couldn't wouldn't shouldn't i you we they who please let's also always often ever usually then help helped and`);
/** After these, "you project" and its like is a verb only if no noun phrase can begin: they say most. */
const surely =
  words(`to will would can could should must might may shall do does did don't doesn't didn't won't can't couldn't wouldn't
  shouldn't i you we they please let's`);

const isVerb = (context: Context, usual: 'noun' | 'verb'): boolean => {
  const before = context(-1);
  if (surely.has(before)) return true;
  if (determiners.has(before)) return false;
  // "Present your idea": an order opens the clause, and its object follows.
  if (before === '' && determiners.has(context(1))) return true;
  if (beforeVerbs.has(before) && determiners.has(context(1))) return true;
  return usual === 'verb';
};

const perfect = words(
  `have has had having haven't hasn't hadn't i've you've we've they've been was were is are be being`,
);

/** Words with rules of their own. */
const special: Readonly<Record<string, (context: Context) => string | undefined>> = {
  read: (context) =>
    [-1, -2, -3].some((offset) => perfect.has(context(offset))) || context(-1) === 'well' ? 'R EH1 D' : 'R IY1 D',
  lead: (context) =>
    /^(?:paint|pipes?|poisoning|exposure|acid|solder|dust|apron|free)$/.test(context(1)) ? 'L EH1 D' : 'L IY1 D',
  live: (context) =>
    /^(?:the|a|go|goes|going|went|gone|is|was|are|were|be|of|in|with|this|our|your)$/.test(context(-1)) ||
    /^(?:production|data|system|systems|music|event|events|traffic|chat|show|site|stream|demo|demos|incident|environment|fire)$/.test(
      context(1),
    )
      ? 'L AY1 V'
      : 'L IH1 V',
  lives: (context) => (/^(?:who|he|she|it|that|which|where|everyone)$/.test(context(-1)) ? 'L IH1 V Z' : 'L AY1 V Z'),
  used: (context) => (context(1) === 'to' && isHabit(context) ? 'Y UW1 S T' : 'Y UW1 Z D'),
  close: (context) =>
    /^(?:to|attention|call|eye|contact|relationship|relationships|friend|friends|colleague|team|supervision|collaboration|range|enough|together)$/.test(
      context(1),
    ) || /^(?:how|very|so|as|too|quite|that|pretty|stay|work|worked|working|came|got)$/.test(context(-1))
      ? 'K L OW1 S'
      : 'K L OW1 Z',
  resume: (context) =>
    /^(?:your|the|a|my|his|her|their|our|this|that|on|of)$/.test(context(-1)) ? 'R EH1 Z AH0 M EY2' : 'R IY0 Z UW1 M',
  wound: (context) => (/^(?:up|down)$/.test(context(1)) ? 'W AW1 N D' : 'W UW1 N D'),
  wind: (context) => (/^(?:down|up)$/.test(context(1)) ? 'W AY1 N D' : 'W IH1 N D'),
  tear: (context) =>
    /^(?:down|up|out|apart|off|through|and)$/.test(context(1)) || context(-1) === 'to' ? 'T EH1 R' : 'T IH1 R',
};

/** "You used to work" and "get used to it", but not "the tool you used to measure it". */
function isHabit(context: Context): boolean {
  const before = context(-1);
  if (/^(?:be|been|being|get|getting|got|is|are|was|were|am|become|became)$/.test(before))
    return !/^(?:is|are|was|were)$/.test(before);
  return !/^(?:what|which|that|method|tool|tools|methods|approach|system|process|software|steps|data)$/.test(
    context(-2),
  );
}

/** The phones of a word that is said in several ways, by the words around it; undefined for all other words. */
export function heteronymPhones(line: readonly string[], at: number): string[] | undefined {
  const word = line[at] ?? '';
  const context: Context = (offset) => line[at + offset] ?? '';
  if (Object.hasOwn(special, word)) return special[word]?.(context)?.split(' ');
  const found = load().get(word);
  if (found) return isVerb(context, found.usual) ? found.verb : found.noun;
  const plural = word.endsWith('s') ? load().get(word.slice(0, -1)) : undefined;
  if (plural)
    return withS(
      isVerb(context, plural.usual) && !/^(?:any|some|of|and)$/.test(context(-1)) ? plural.verb : plural.noun,
    );
  return undefined;
}
