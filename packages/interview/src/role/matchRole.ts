import { roles } from '../bank/index.ts';
import { judges } from '../policy/judging.ts';
import { namesTrait, touchesUnlawful } from '../policy/unlawful.ts';
import { soundsLike } from '../text/similarity.ts';
import { plain } from '../text/words.ts';
import { otherRoles } from './otherRoles.ts';

/** The role that a candidate named. `role` is an id of the bank, or `general`; `confidence` is 0 to 1. */
export interface RoleMatch {
  role: string;
  /** As they said it where the words are sure ("staff nurse"), else the role's own title. */
  title: string;
  confidence: number;
}

/** A role is named in the first so many characters: look-alikes are searched for in every place of these. */
const longestRole = 200;
/** Below this likeness a phrase is not taken for a job title; above, misheard titles still match in our tests. */
const likeEnough = 0.76;
/** What a word for the field ("nursing") is worth beside a job title. */
const cueWorth = 0.8;
/** A title that isn't in the bank but was clearly said wins over a look-alike below this ("beekeeper", "bookkeeper"). */
const surelySame = 0.87;

const notThat = /\b(?:not|no longer|instead of|rather than|isn't) (?:as |for |a |an |the )*[a-z']+/g;

/** Prefers what was said after "for", "as" and the like, and later words: people correct themselves forwards. */
function weightAt(text: string, index: number): number {
  const before = text.slice(0, index);
  const cued =
    /\b(?:for|as|become|becoming|apply|applying|interviewing)(?: (?:a|an|the|my|this|role|job|position|of|as))* ?$/;
  return (cued.test(before) ? 0.06 : 0) + 0.02 * (index / Math.max(text.length, 1));
}

interface Found extends RoleMatch {
  rank: number;
}

/** Titles said word for word leave nothing to guess; only without one are look-alikes searched for. */
const inBank = (text: string): Found | null => search(text, true) ?? search(text, false);

function search(text: string, exact: boolean): Found | null {
  const words = text.split(' ').filter(Boolean);
  let best: Found | null = null;
  // A word that is said again and again is compared once.
  const known = new Map<string, number>();
  const likeness = (phrase: string, name: string) => {
    const pair = `${phrase}|${name}`;
    const like = known.get(pair) ?? soundsLike(phrase, name);
    known.set(pair, like);
    return like;
  };
  const consider = (role: string, title: string, phrase: string, name: string, worth: number, index: number) => {
    const short = name.replace(/ /g, '').length;
    if (exact && phrase !== name) return;
    const like = exact ? 1 : likeness(phrase, name);
    const needed = short <= 4 ? 1 : short <= 6 ? 0.82 : likeEnough;
    if (like < needed) return;
    const confidence = Math.round(like * worth * 100) / 100;
    const rank = like * worth + Math.min(name.split(' ').length, 3) * 0.02 + weightAt(text, index);
    if (!best || rank > best.rank) best = { role, title: like >= surelySame ? title : '', confidence, rank };
  };
  let index = 0;
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= Math.min(4, words.length - from); length += 1) {
      const phrase = words.slice(from, from + length).join(' ');
      for (const role of roles) {
        for (const alias of role.aliases) consider(role.id, alias, phrase, alias, 1, index);
        const single = phrase.replace(/s$/, '');
        if (single !== phrase) for (const alias of role.aliases) consider(role.id, alias, single, alias, 0.97, index);
        for (const cue of role.cues) consider(role.id, role.title, phrase, cue, cueWorth, index);
      }
    }
    index += (words[from]?.length ?? 0) + 1;
  }
  return best;
}

const fluff =
  /^(?:(?:so|well|yes|yeah|yep|ok|okay|hi|hello|hey|sure|right|please|oh|i'm|i am|i'd|i would|i|my|it's|it is|it|that's|is|want|wanted|like|love|have|had|will|am|be|been|to|think|guess|practise|practice|practising|practicing|preparing|prepare|training|going|applying|apply|interviewing|looking|trying|do|doing|for|as|of|the|a|an|role|job|position|post|called|work|working|become|becoming|just|maybe|probably|say|let's|let us|today|next|week|tomorrow|interview|in|on|at|with|this|new) )+/;
const tail =
  /(?: (?:role|job|position|post|interview|please|thanks|thank you|work|i think|i guess|if that's ok|today|tomorrow|next week|actually|in|at|for|on|with|and|but|or) ?.*)$/;
const occupational =
  /(?:er|or|ist|ian|eer|ant|man|woman|wright|smith|ess|ee|ologist|herd|attendant|assistant|officer|clerk|guard|worker|pilot|host|agent|chief|nanny)$/;
const notJobs = new Set(
  `computer weather matter other another never ever whether better number paper water letter power order offer answer
  question december november october september member remember either together rather longer later moment
  after under over former car far her per error or for nor floor door poor color colour important want can't
  different interviewer human german woman man forever consider wonder discover career repeat least best list exist
  agreement employee employer someone anywhere everywhere sir winter summer dinner finger easier harder bigger
  instead committee coffee restaurant warehouse office see free three degree guarantee`.split(/\s+/),
);

/** A title that the bank doesn't know, when the words clearly name one. */
function outsideBank(text: string): { title: string; sure: boolean } | null {
  const known = text.split(' ').findLast((word) => otherRoles.has(word) || otherRoles.has(word.replace(/s$/, '')));
  const asked = /\b(?:for|as|be|become|role|position|job|practi[sc]\w+|apply\w*|interview\w*)\b/.test(text);
  const rest = `${text} `.replace(fluff, '').trim().replace(tail, '').trim();
  const words = rest.split(' ').filter(Boolean);
  const last = words.at(-1) ?? '';
  const joined = words.some((word) =>
    /^(?:the|a|an|off|to|and|or|but|is|was|i|you|it|that|this|me|all|hire|not)$/.test(word),
  );
  const fits = !joined && words.length >= 1 && words.length <= 4 && last.length >= 5 && /^[a-z' -]+$/.test(rest);
  const named = otherRoles.has(last) || (occupational.test(last) && !notJobs.has(last));
  if (fits && named && (asked || words.length <= 3)) return { title: rest, sure: otherRoles.has(last) };
  return known ? { title: known.replace(/s$/, ''), sure: true } : null;
}

/**
 * What role a candidate means, from free words that a recogniser may have got wrong; null when none is recognisable.
 * `approximate`: the recogniser is known to mishear, so unknown titles are believed only if they are known occupations.
 */
export function matchRole(text: string, options: { approximate?: boolean } = {}): RoleMatch | null {
  const said = plain(text.slice(0, longestRole)).replace(notThat, '').replace(/\s+/g, ' ').trim();
  if (!said) return null;
  const found = inBank(said);
  const other = outsideBank(said);
  const otherCounts = other && (other.sure || !options.approximate);
  if (found && (!otherCounts || found.confidence >= surelySame || (options.approximate && !other.sure))) {
    const title = found.title || (roles.find((role) => role.id === found.role)?.title ?? found.role);
    return { role: found.role, title, confidence: found.confidence };
  }
  if (other && otherCounts && !judges(other.title) && !touchesUnlawful(other.title) && !namesTrait(other.title))
    return { role: 'general', title: other.title, confidence: other.sure ? 0.7 : 0.5 };
  return null;
}
