import { plain } from '../../text/words.ts';

/** Words that choose nothing: what comes before a wish, or stands alone. */
const filler =
  '(?:(?:yes|yeah|yep|ok|okay|sure|alright|all right|right|well|so|no|oh|um+|uh+|hmm+|actually|please|then|and|but|or|maybe|wait|stop|sorry|thanks|thank you|why not|i think|i guess|you know) ?)*';
const wishes =
  "(?:let me|i'll|i will|(?:i'd|i would|i) (?:really |just |rather )?(?:like|love|want|wish|prefer|need)(?: to)?|i'd rather|i'd say|i wanna|i'm going to|i am going to|i'm gonna|i'm ready to|i am ready to|can i|could i|may i|let's|let us|can we|could we)";
const first = `(?:${wishes}|i|we)`;
const once =
  '(?:again|over|once more|one more (?:time|try|go)|another (?:try|go|time|shot|attempt)|from the (?:top|start|beginning))';
const it = '(?: (?:it|that|this|mine|my answer|(?:the|my) (?:answer|story|last part)))?';
const tail =
  '(?: (?:please|then|now|thanks|thank you|with it|with that|(?:with )?the interview|to the next (?:one|question)|it is))*';

const again = [
  // "Let me say that again"; whatever was said before it in one breath.
  new RegExp(
    `(?:^|\\b(?:\\w+ ){0,10})${wishes} (?:just |please |maybe |really )?(?:try|retry|redo|do|say|tell|answer|give|have|take|start|go|begin|get|repeat)(?: \\w+){0,4}? ${once}${tail}$`,
  ),
  new RegExp(`^${filler}(?:${first} )?(?:try|retry|redo)${it}(?: ${once})?${tail}$`),
  new RegExp(`^${filler}${wishes} (?:just )?repeat${it}${tail}$`),
  new RegExp(`^${filler}(?:do|have|start|begin|answer|take|go)(?: \\w+){0,3}? ${once}${tail}$`),
  new RegExp(
    `^${filler}(?:${wishes} )?(?:once more|one more(?: time| try| go)?|another (?:try|go|one|time|shot|attempt))${tail}$`,
  ),
  new RegExp(`^${filler}again${tail}$`),
  new RegExp(`^${filler}ready to (?:try|do|say|tell|start)${it} (?:${once})${tail}$`),
  new RegExp(
    `^${filler}(?:i know |i think )?i (?:can|could|know i can|think i can) (?:do|say|tell|answer)${it} (?:much )?better`,
  ),
  new RegExp(`^${filler}(?:the )?(?:first|former)(?: one| option)?${tail}$`),
  /\b(?:don't|wouldn't) mind (?:trying|doing|saying|having) (?:\w+ ){0,3}(?:again|once more|another)/,
];
const refusal = new RegExp(
  `^${filler}(?:(?:i'd|i would) rather not|(?:i )?(?:don't|do not) (?:want|need|have) to|(?:there's )?no need to|not)(?: \\w+){0,4} (?:again|redo|retry|over|once more|another (?:try|go|one))(?: \\w+){0,2}$|^${filler}(?:i'd |i would )?rather not$|^${filler}(?:i )?(?:don't|do not) (?:want|like|need)(?: to)?(?: (?:it|that|redo|retry)(?: (?:it|that|again|now))?)?$|^${filler}(?:i )?(?:can't|cannot) (?:do|say|tell)${it} (?:again|better)$`,
);
/** Before a wish these turn it round, or leave it open. */
const against = /\b(?:(?:don't|do not) (?:think|see)|without)\b/;
const unsure = /\b(?:not sure|not certain|(?:don't|do not) know|don't feel|do not feel|maybe i should)\b/;
const on = new RegExp(
  `^${filler}(?:${first} |we can |we could |i'd |i would |shall we |just )?(?:go on|move on|carry on|continue|keep going|go ahead|proceed|next|(?:the )?next (?:one|question)|skip|skip (?:it|this|that)|leave it(?: at that| there)?|nope|nah|no (?:thanks|thank you)|that's (?:fine|it|all)|i'm (?:good|fine|happy)|i'm done(?! with the interview)|once (?:was|is) enough|(?:the )?(?:second|latter)(?: one| option)?|(?:just )?do the interview)${tail}$`,
);
/** A wish to add something, which was not said yet. */
const add = new RegExp(
  `^${filler}${wishes} (?:just |maybe |please )?(?:add(?: (?:something|one thing|a thing|to (?:it|that)|more|a bit|(?:the|an?|my) \\w+))*|finish|finish (?:it|that|my \\w+))${tail}$`,
);
const yes =
  /^(?:(?:yes|yeah|yep|yup|i would(?: like to)?|i'd (?:like|love) to|let me do (?:that|it)|let's do (?:that|it)|i want to|absolutely|definitely)(?: please| thanks| thank you)? ?)+$/;
const no = /^(?:(?:no|nope|nah) ?)+$/;
const polite = /^(?:please|thanks|thank you)$/;
const fillers = new RegExp(`^${filler}$`);
/** A question that says the offer over, and wishes nothing itself: "Again?" */
const echo = (sentence: string): boolean => sentence.endsWith('?') && !/\b(?:i|me|let's|we)\b/i.test(sentence);

/** What a reply to "would you like to try it again, or go on?" chooses, and what it says besides. `add`: to say something more first. */
export interface Wish {
  readonly choice: 'again' | 'on' | 'add' | null;
  /** The words in it that choose nothing: perhaps a part of the answer. */
  readonly rest: string;
}

const clausesOf = (text: string): string[] => text.split(/[.!?,;:]+/).flatMap((said) => plain(said) || []);

type Kind = 'again' | 'on' | 'refusal' | 'add' | 'filler' | 'other';

/** Asks whether to, and wishes nothing yet. */
const asksWhether = /^(?:do|should|must|would) i\b/;

function kindOf(clause: string): Kind {
  if (asksWhether.test(clause)) return 'other';
  if (refusal.test(clause)) return 'refusal';
  if (again.some((pattern) => pattern.test(clause)))
    return against.test(clause) ? 'refusal' : unsure.test(clause) ? 'other' : 'again';
  if (on.test(clause)) return 'on';
  if (add.test(clause)) return 'add';
  return fillers.test(clause) || yes.test(clause) ? 'filler' : 'other';
}

/** Reads a {@link Wish}, clause by clause. */
export function wishIn(text: string): Wish {
  const sentences = text.match(/[^.!?]+[.!?]*/g) ?? [];
  const [last = ''] = sentences.slice(-1);
  // What is asked back is answered by what follows.
  const said = sentences.length > 1 && !echo(last) ? sentences.filter((one) => !echo(one) || !names(one)) : sentences;
  const clauses = said.flatMap(clausesOf);
  const kinds = clauses.map(kindOf);
  const rest = clauses.filter((_, at) => kinds[at] === 'other').join(', ');
  const choice = () => {
    if (kinds.includes('refusal')) return 'on';
    if (kinds.includes('again')) return 'again';
    if (kinds.includes('add')) return 'add';
    if (kinds.includes('on')) return 'on';
    if (rest !== '' || clauses.length === 0) return null;
    const short = clauses.filter((clause) => !polite.test(clause)).join(' ');
    return yes.test(short) ? 'again' : no.test(short) ? 'on' : null;
  };
  return { choice: choice(), rest };
}

/** Whether a sentence holds one of the two choices. */
const names = (sentence: string): boolean =>
  clausesOf(sentence).some((clause) => ['again', 'on'].includes(kindOf(clause)));
