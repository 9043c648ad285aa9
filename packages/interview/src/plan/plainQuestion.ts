import { asksForStory, evidenceOf } from './evidence.ts';

const supposes =
  /\b(?:how|what) (?:would|will|should|could) you\b|\bimagine\b|\bsuppose\b|\bif you (?:had|were|saw|found|noticed)\b|\bwould you (?:do|handle|deal|react|go about)\b/i;
const knowledge =
  /\b(?:what (?:is|are|does|do) (?!you\b|your\b)|(?:difference|differences) between|define\b|explain (?:what|how|why|the)\b|how (?:does|do) (?!you\b)|(?:name|list) (?:a few|some|two|three|four|five|the)\b|what do you know\b|do you know\b)/i;
const experience =
  /\b(?:your|any|what|much) (?:\w+ ){0,2}experience\b|\b(?:familiar|proficient|comfortable|confident) (?:are you )?(?:with|in|using|at)\b|\bhow (?:well|much|long|often) (?:do|have|can) you\b|\bhow have you used\b/i;
const reasons =
  /\bwhy (?:do|did|would|are|should|have) (?:you|we)\b|\b(?:draws?|drew|attracts?|motivates?|interests?) you\b/i;
const yesOrNo =
  /^(?:(?:and|so|now|well),? )?(?:are|do|did|have|can|could|will|would|is|were) (?:you|there|your|it)\b(?! (?:please )?(?:tell|explain|describe|give|walk|name|share|talk|say|show|list)\b)/i;

/** Said before a question: what kind of answer is wanted, and from where it may be. */
const leads = {
  fact: 'For this question, a yes or a no is enough.',
  supposed: 'Please imagine the following, and say what you would do first, and what after that.',
  known:
    'This is about what you know from work, from studies, or from anywhere else. Please explain it in your own words.',
  done: 'Please say what you have done so far, at work, in your studies, or as a volunteer. If it is only a little, please say so.',
  reasons: 'Please say what your own reasons are.',
  background: 'Please say what you have done so far, at work or in your studies, and what you want to do next.',
  story: 'This is about one thing that really happened, at work, in your studies, or as a volunteer.',
  method: 'Please say how you do this, one step after the other.',
  yesOrNo: 'Please begin with yes or no, and then say a little about it.',
  view: 'Please say what you think, in your own words. You can give one example if you like.',
} as const;

/** A request for a story at the beginning of a sentence: what kind of moment, and what happened then. */
const asked =
  /^(?:(?:please|now|first|next|can you|could you|would you|to begin),? )*(?:tell (?:me|us) (?:about|of)|describe|share|recall|remember|think (?:of|about)|talk (?:to (?:me|us) )?about|walk (?:me|us) through|give (?:me|us)) (?:(?:an? )?example of )?(an? (?:\w+ ){0,2}(?:time|situation|occasion|moment|instance|case|day|night|week|shift|conflict|problem|mistake)) (when|where|in which|on which|during which|that) ([^?!]+?)[.?!]$/i;
/** What follows a first question in the same sentence, and would not fit behind another beginning. */
const second = /(?:,|;|\b(?:and|or)\b) (?:what|how|why|who|where|when|which|whether|tell|explain|describe|say)\b/i;

/** Asks for what was done, or came of it, already. */
const tellsWhat = /\b(?:what|how) (?:you|it) (?:did|ended|went|turned out|learned)\b/i;

const isAsked = (sentence: string): boolean => sentence.endsWith('?');

/** A story asked for in plain words, sentence by sentence; what has another form stays as it is. */
function plainStory(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/).map((sentence) => {
    const [, moment, when, clause] = asked.exec(sentence) ?? [];
    if (!moment || !when || !clause || second.test(clause)) return sentence;
    return `Please think of ${moment.toLowerCase()} ${when.toLowerCase()} ${clause}.`;
  });
  if (!sentences.some(isAsked) && !tellsWhat.test(text)) sentences.push('What did you do, and how did it end?');
  return sentences.join(' ');
}

type Kind = keyof typeof leads;

function kindOf(text: string): Kind {
  const evidence = evidenceOf(text);
  if (evidence === 'fact') return 'fact';
  if (supposes.test(text) && !/\b(?:a time|when did you|have you ever)\b/i.test(text)) return 'supposed';
  const last = text.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  if (yesOrNo.test(last) && !asksForStory(text)) return 'yesOrNo';
  if (experience.test(text) && evidence !== 'background') return 'done';
  if (knowledge.test(text) && !/\b(?:a time|have you|did you|you did)\b/i.test(text)) return 'known';
  if (reasons.test(text)) return 'reasons';
  if (evidence === 'background') return 'background';
  if (asksForStory(text)) return 'story';
  return evidence === 'method' ? 'method' : 'view';
}

/**
 * A question in plain words, for "what do you mean?" and for people who need literal words: first what kind of answer is
 * wanted, then its own sentences. It is made of whole sentences alone, so that it stays grammatical whatever was asked.
 */
export function plainQuestion(text: string): string {
  const kind = kindOf(text);
  return `${leads[kind]} ${kind === 'story' ? plainStory(text) : text}`;
}
