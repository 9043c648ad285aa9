const irregular = `built|rebuilt|wrote|rewrote|ran|led|told|found|took|called|spoke|set|drew|redrew|made|remade|sent|resent|cut|brought|taught|sold|bought|held|met|read|rang|went|gave|put|shut|chose|came|drove|got|began|broke|caught|dealt|did(?! not)|redid|fed|flew|fought|hung|hid|hit|laid|left|lent|let|lit|lost|paid|quit|rode|said|sang|sat|shook|showed|split|spread|spent|stood|stuck|stopped|swept|tore|threw|won|wound|dug|bent|bound|ground|wore|sewed|knelt|withdrew|undertook|oversaw|overheard|kept|woke|stole|slid|sought|swung|strung|spun|froze|drank|ate|forgot|lied`;
/** Past forms that tell a state, a feeling or a thought, and not a deed. */
const states = `wanted|needed|liked|loved|hated|enjoyed|lived|seemed|appeared|believed|hoped|wished|supposed|used(?= to)|worked(?! (?:out|through|on|with|late|longer|together|two|three|extra))|remembered|preferred|owned|belonged|existed|mattered|deserved|expected|feared|worried|considered|assumed|guessed|figured|imagined|wondered|struggled|happened|stayed(?! (?:with|late|behind|until|on|longer|back|two))|ended|looked(?! (?:for|at|into|through|up|over|after|round|around))|realised|realized|learned|noticed|experienced|faced|received|studied|graduated|retired|failed|applied|interested|tired|excited|impressed|surprised|pleased|relieved|stressed|annoyed|scared|bored|allowed|involved|born|married|need|feed|speed|indeed|hundred|proceed|exceed|succeed`;
const adverbs = String.raw`(?:(?:then|also|first|just|finally|quickly|really|immediately|straight away|personally|always|now|only|even|still|later|soon|eventually|simply|carefully|actually|basically|literally|myself|immediately|at once|next|there|therefore|again|calmly|quietly|politely|slowly|directly|manually|regularly|usually|often|normally|typically|deliberately|have|like|kind of|so|already|once|twice|both|each|temporarily|initially|gradually|successfully|promptly|gently|kindly) )*`;
const past = String.raw`(?:(?!(?:${states})\b)(?:[a-z]{2,}ed|${irregular}))`;
const starts = String.raw`(?:(?:decided|started|began|managed|offered|asked|went|had|tried|arranged|volunteered|chose|agreed|helped|continued) to|made sure|took (?:over|charge|care)|was the one who|set about|ended up) [a-z]+`;

const own = String.raw`\b(?:i|i've|me and \w+|\w+ and i)\b`;
const ownDeed = new RegExp(String.raw`${own} ${adverbs}(?:${starts}|${past})\b`, 'g');
/** "I called her and told them": the second deed is of the same person. */
const alsoDid = new RegExp(
  String.raw`\b(?:and|then|but|or) ${adverbs}(?:(?:i|i'd|i've) ${adverbs})?((?!(?:i|was|were|had|been|need)\b)${past})\b`,
  'g',
);
const bare = new RegExp(String.raw`^(?:so |and |then |first |next |finally |also |after that )*${past}\b`);
const ourDeed = new RegExp(String.raw`\b(?:we|we've|the team|my team|our team) ${adverbs}(?:${starts}|${past})\b`, 'g');
/** "So I say to him": a story told as if it happened now. */
const ownPresent = new RegExp(
  String.raw`\b(?:i|i'll|i'd|i would|i will|i always|i usually|i never|i try to|i like to|i make sure(?: to| that)?|you) (?:would |will |always |usually |first |then |also |never |just |often |normally |typically |generally |immediately |only |still |try to |like to |have to |need to )*(?!${past}\b)(?!(?:did|was|were|had|went|became|saw|heard|noticed|wanted|looked|worked|used|am|was|is|be|have|had|do|did|think|guess|believe|know|mean|suppose|feel|like|love|want|need|hope|would|will|can|could|should|must|may|might|prefer|enjoy|hate|never|always|just|really|also|don't|see|remember|agree|care|understand|live|work|worked|wanted|liked|thought|felt|said|get|got)\b)[a-z]{2,}\b`,
  'g',
);

/** Past forms that are present ones too: "I let them talk". */
const either = /^(?:let|put|cut|set|hit|shut|read|quit|spread|split|bound|wound|ground|laid|lay)$/;
const sure = new RegExp(
  String.raw`\b(?:was|were|had|did|didn't|wasn't|couldn't|${irregular
    .split('|')
    .filter((form) => !either.test(form) && form !== 'found')
    .join(
      '|',
    )})\b|\b(?!(?:need|feed|speed|indeed|hundred|exceed|proceed|interested|tired|organised|organized|experienced|dedicated|motivated|oriented|based|used|supposed|mixed|red|detailed|skilled|qualified|committed)\b)[a-z]{3,}ed\b`,
);

/** Whether a clause is in the past for sure. */
export const surelyPast = (line: string): boolean => sure.test(line);

const count = (line: string, pattern: RegExp): number => [...line.matchAll(pattern)].length;

/** What somebody did, in a clause: deeds of the speaker, of a group that the speaker was in, and habits. */
export interface Deeds {
  readonly own: number;
  readonly ours: number;
  readonly habits: number;
}

/**
 * `same` says that the clause before told a deed of the speaker, so that "and moved it" is one too; `past`, that the
 * answer is told in the past, so that "I let them talk" is a deed and no habit.
 */
export function deedsIn(line: string, same: boolean, past: boolean): Deeds {
  const deeds = [...line.matchAll(ownDeed)].map((match) => match[0].split(' ').at(-1) ?? '');
  const direct = deeds.filter((word) => past || !either.test(word)).length;
  const ours = count(line, ourDeed);
  const others = /\b(?:he|she|they|it|who|which|that|customer|patient|manager|boss|colleague|guest|client)\b/.test(
    line.split(' ').slice(0, 3).join(' '),
  );
  const self = /^(?:(?:and|so|but|then|because|when|first|later|afterwards) )*i\b/.test(line);
  const more =
    direct > 0 || self || (same && !others && ours === 0) ? count(line.replace(ownDeed, 'i did '), alsoDid) : 0;
  const elliptic =
    direct === 0 &&
    ours === 0 &&
    bare.test(line) &&
    !/^(?:and |but |so )?(?:based|compared|given|used|called)\b/.test(line);
  return {
    own: direct + more + (elliptic ? 1 : 0),
    ours,
    habits: count(line, ownPresent),
  };
}

/** Whether anybody did or was anything in the past. */
export const isPast = (line: string): boolean =>
  /\b(?:was|were|had|did|didn't|wasn't|weren't|couldn't|hadn't|used to)\b/.test(line) ||
  new RegExp(
    String.raw`\b(?:[a-z]{3,}ed|${irregular}|saw|heard|became|meant|knew|thought|felt|grew|fell|rose|slept|cried|died)\b`,
  ).test(line);
