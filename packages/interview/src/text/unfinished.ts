import { hardlyBegun } from './opening.ts';
import { isFiller, wordsOf } from './words.ts';

const set = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/** Words that can't end an English sentence in ordinary talk. */
const never = set(`and but or nor because cause although if unless until whereas whether than a an the my our your their
  i we he she they to of into onto between during without against among via per versus including such very quite
  i'm you're we're they're he's she's it's there's that's i'd we'd they'd you'd he'd she'd i'll we'll they'll i've we've
  they've who's what's so or plus whose every gonna wanna namely regarding concerning despite toward towards`);
/** Words that end a sentence only when something before them calls for it ("the team I worked with"). */
const stranded = set('for with from at about by on in as since upon under like through');
/** "A small company that": a clause that describes something is to come. */
const describesNext =
  /\b(?:an?|said|say|realised|realized|noticed|found|thought|decided|knew|means|meant) (?:[a-z]+ ){0,2}(?<!\b(?:after|before|like|than|of|with|for|about|to|at|did|do|by|from|on|all|and) )that$/;
/** "The result was that": what it was is to come. */
const statesNext =
  /\b(?:was|is|explain|remember|recall|learned|learnt|sure|clear|afraid|glad|fact|hope|mention|add|feeling|told (?:me|him|her|us|them)|shows?|showed) that$/;
/** "What I did was" goes on, whatever stands before. */
const announces = /\b(?:what|all|where|the \w+) (?:i|we|they|he|she) [\w']+(?: [\w']+)? (?:was|is)$/;
/** "The best example is": so does this, unless a question word makes it a clause ("what the problem was"). */
const names =
  /^(?!.*\b(?:what|how|where|who|which|than|as|whatever)\b).*\b(?:the|my|our|his|her|their|its) (?:\w+ ){1,3}(?:is|was|are|were)$/;
/** "The only one who", "a tool called", "to reduce": their object is to come. */
const wantsObject =
  /(?<!\b(?:know|knew|asks?|asked|sure|matter|of)) (?:who|which)$|\b(?:tool|system|method|program|app|company|product|team|something|process|machine|language|library) (?:called|named)$|(?<!\b(?:how|what|things?|nothing|something|much|lot|way|hard|easy|one|difficult)) to (?:reduce|increase|improve|ensure|make|get|find|create|avoid|convince|provide|achieve|bring|put|give|keep)$/;
/** Verbs with which "on", "in" and the like are whole. */
const particles =
  /\b(?:log(?:ged)?|sign(?:ed)?|check(?:ed)?|come|came|join(?:ed)?|fill(?:ed)?|chip(?:ped)?|hand(?:ed)?|mov(?:e|ed|ing)|go|went|going|carr(?:y|ied)|later|early|take|took|turn(?:ed)?(?: it| them)?|hold|held|keep|kept|so|and so|drop(?:ped)?|settle[d]?|give|gave|step(?:ped)?|went|came|pass|passed|stop(?:ped)?|stand|stood) (?:on|in|by|through)$/;
const calledFor =
  /\b(?:what|who|whom|which|where|that|how|people|team|one|ones|thing|things|something|nothing|someone|everything|all|(?<!\b(?:in|at|on|during|after|before|since|from|for|with|by) )(?:the|a|an|my|our) \w+(?: \w+)?) (?:(?:that|who|which) )?(?:i|we|you|they|he|she|it|you're|i'm|we're|they're|i'd|we'd|it's|i've|we've)\b[\w' ]* (?:for|with|from|at|about|by|on|in|through|like)$/;
const easyTo =
  /\b(?:fun|easy|easier|hard|harder|difficult|nice|good|someone|something|nothing|people|team) to \w+ \w+$/;
const looksLike = /\b(?:look|looks|looked|looking|feel|feels|felt|sound|sounds|sounded|is|was|be|it's)(?: \w+)? like$/;
const auxiliaries = set(
  'was were is are am had have has will would could can should must might did does do been be being',
);
const endsWithAuxiliary =
  /(?:^(?:yes|yeah|yep|no|nope|sure|of course)\b(?: [\w']+){0,3}$)|\b(?:than|as|what|how|where|who|way|when|whatever|if|so|all|and so|neither|nor|best|most)\b(?: [\w']+){0,5}$/;
const lead =
  /\b(?:for example|for instance|such as|in order|as well as|instead of|rather than|due to|so that|and then|but then|and also|i mean|the thing is|the point is|the reason is|you see|as soon as|even though|in terms|first of all|on the one hand|at first|to begin with|by the way|i would say|i'd say|i think|i guess|i believe|i think that|so then|as if|let's say|more or|not only|because you know|but you know|and you know)$/;
const whole = /\b\w+ \w+ \w+ i (?:think|guess|believe)$/;

const listed =
  /\b(?:a |the )?(two|three|four|five|several|a few|a couple of|some) (?:\w+ )?(?:things|reasons|steps|points|parts|ways|problems|options|goals|ideas|aspects|factors|stages)\b/;
const second = /\b(?:second(?:ly)?|two is|another|the other|then|also|next|finally|last(?:ly)?|and one|after that)\b/;
const third = /\b(?:third(?:ly)?|finally|last(?:ly)?|three is|and then)\b/;

/** "Two things: first …" with no second yet. */
function listOpen(text: string): boolean {
  const match = listed.exec(text);
  if (!match)
    return (
      /\b(?:firstly|first of all|on the one hand)\b/.test(text) && !second.test(text) && !/\bother hand\b/.test(text)
    );
  const rest = text.slice(match.index + match[0].length).trim();
  const count = rest ? rest.split(' ').length : 0;
  if (/\bfirst(?:ly)?\b|\bone (?:is|was)\b/.test(rest)) {
    return match[1] === 'three' || match[1] === 'four' ? !third.test(rest) : !second.test(rest);
  }
  return count <= 3 && !/\b(?:all|both|each) \w+$/.test(rest);
}

/** "When I started there": a clause that waits for its main clause. */
function clauseOpen(sentence: string): boolean {
  const opening =
    /^(?:(?:so|and|well|but|then) )*(?:when|while|although|if|after(?! that)|before(?! that)|once|as soon as) (?:i|we|he|she|they|it|you|the|my|our|a|an|this|that|someone)\b(.*)$/;
  const rest = opening.exec(sentence)?.[1];
  if (rest === undefined || sentence.split(' ').length > 11) return false;
  return (
    !/ (?:i|we|he|she|they|it|you|i'd|i'll|we'd|there|then|that|please|just|the|my)(?: |$)/.test(
      rest.replace(/^(?: \w+){1,2}/, ''),
    ) || sentence.split(' ').length <= 5
  );
}

/**
 * Whether the words so far plainly aren't the end of an answer, so that a pause after them is thinking and not the end:
 * they stop at a conjunction, preposition, article, subject or filler, or in a list that was announced. When in doubt
 * false: a wrong true costs the candidate seconds of silence.
 */
export function looksUnfinished(text: string): boolean {
  const trimmed = text.trim();
  if (!trimmed) return false;
  const spoken = wordsOf(trimmed);
  const last = spoken.at(-1);
  if (!last) return false;
  if (/(?:[,:;\u2013\u2014-]|\.\.\.|\u2026)$/.test(trimmed) || isFiller(last)) return true;
  const words = spoken.filter((word) => !isFiller(word));
  const line = words.join(' ');
  const final = words.at(-1) ?? '';
  const sentence = wordsOf(trimmed.split(/[.!?]+\s+|,\s+/).at(-1) ?? '')
    .filter((word) => !isFiller(word))
    .join(' ');
  if (/\?$/.test(trimmed)) return false;
  if (never.has(final))
    return (
      !/\b(?:think|hope|said|believe|guess|suppose|told me|afraid) so$|\bor so$|\bhave to$|\b(?:want|need|like|used|had|asked|able|supposed|going|trying) (?:me |us )?to$/.test(
        line,
      ) || /\b(?:going|trying) to$/.test(line)
    );
  if (lead.test(line)) return !whole.test(line);
  if (hardlyBegun(line) || describesNext.test(line) || statesNext.test(line) || wantsObject.test(line)) return true;
  if (stranded.has(final)) {
    if (particles.test(line)) return false;
    if (final === 'like')
      return looksLike.test(line) ? !calledFor.test(line) : /\b(?:and|but|so|things|something) like$/.test(line);
    return !calledFor.test(sentence) && !easyTo.test(sentence);
  }
  if (auxiliaries.has(final)) {
    if (final === 'do' || final === 'does' || final === 'did' || final === 'been') return false;
    return announces.test(sentence) || names.test(sentence) || !endsWithAuxiliary.test(sentence);
  }
  return listOpen(line) || (!/[.!]$/.test(trimmed) && clauseOpen(sentence));
}
