import { plain } from '../text/words.ts';
import { asksSomething } from './wishes.ts';

/** How candidates ask whether they may, or should. */
const maySeek =
  /\b(?:(?:is|was|would|will)(?: it| that| this)?(?: be)?(?: a)? (?:ok|okay|fine|all right|alright|good|bad|better|best|wrong|rude|allowed|suitable|too (?:much|early|soon|personal|private))|(?:should|can|may|could|must|shall) i|do i (?:have|need) to|am i allowed|good idea|suitable|counts?)\b/;

interface Advice {
  readonly about: RegExp;
  /** It is asked for permission or advice; other questions with these words ask for facts. */
  readonly seeks?: true;
  readonly say: string;
  /** Said in an employer's interview too: it coaches no one. */
  readonly fair?: true;
  /** It is about sounds that are no words, which are elsewhere left out. */
  readonly sounds?: true;
}

const advices: readonly Advice[] = [
  {
    about: /\b(?:money|salary|pay|wages?|holidays?)\b/,
    seeks: true,
    say: 'You can talk about money in a first interview. Do it toward the end, and know the number you want.',
  },
  {
    about: /\b(?:real|true|made[- ]up|invented?|actual) (?:\w+ )?(?:example|story|stories|case|one|situation)s?\b/,
    seeks: true,
    say: 'Yes, use a real example, and leave out names.',
    fair: true,
  },
  {
    about:
      /\b(?:school|teaching|university|studies|college|volunteering|internship|(?:an)?other job|old job|private life|home|family|sports?|hobby|club|outside(?: of)? work)\b.{0,40}\b(?:counts?|ok|okay|fine|all right|allowed)\b|\bcounts?\b.{0,40}\b(?:school|university|college|volunteering|family|sports?|hobby|club)\b|\b(?:example|story|one|case)s? (?:\w+ )?(?:from|about|at) (?:\w+ ){0,2}(?:school|teaching|university|studies|college|volunteering|internship|job|home|family|sports?|hobby|club)\b/,
    seeks: true,
    say: 'Yes, that counts. Tell it like any story from work.',
    fair: true,
  },
  {
    about: /\b(?:died|death|dying|patients?|ill|illness|sad|personal|private|too much)\b|\bthat story\b/,
    seeks: true,
    say: 'You can tell a story like that. Leave out names, and say only what you’re comfortable with.',
    fair: true,
  },
  {
    about: /\b(?:prosthe\w+|disab\w+|wheelchair|pregnan\w+|diagnos\w+|my (?:health|illness|condition|knee|back|leg))\b/,
    seeks: true,
    say: 'You don’t have to talk about that in an interview. Bring it up if the work would need to be set up for you.',
    fair: true,
  },
  {
    about: /\bnotes\b/,
    seeks: true,
    say: 'Yes, you can use notes. A few words work better than whole sentences.',
    fair: true,
  },
  {
    about:
      /\b(?:too (?:old|young)|my age|(?:mind|matter)(?: \w+){0,2} (?:i'm|i am) (?:\d\d|(?:fifty|sixty|seventy)[\w-]*))\b/,
    say: 'In most places, an employer can’t choose by age, and you don’t have to mention yours.',
  },
  {
    about:
      /\b(?:i've never|i have never|never) (?:worked|been) (?:in|for|at|with) (?:an? )?(?:office|company|bank|business|corporat\w+|agency|startup)\b|\bchang(?:e|ing) (?:careers?|fields?|trades?|professions?)\b/,
    say: 'Many people come from another kind of work. Say what you did there, and which parts of it help here.',
  },
  {
    about:
      /\b(?:i've never|i have never|never) (?:worked|had|done|sold)\b|\b(?:no|without(?: any)?) (?:work )?experience\b/,
    say: 'People do get hired without experience. Use examples from elsewhere to show what you can do.',
  },
  {
    about: /\bmy (?:english|accent|grammar|pronunciation)\b/,
    say: 'Small mistakes don’t matter as long as people follow you. Short sentences help, and you can always ask to hear a question again.',
    fair: true,
  },
  {
    about: /\bwe\b.{0,3} too (?:much|often)\b|\btoo (?:much|often) .{0,3}\bwe\b/,
    say: 'Say “I” for what you did yourself, and “we” for what you did together.',
  },
  {
    about: /\b(?:say|said|saying|too many|use[ds]?|using) (?:\w+ )?(?:um|ums|uh|uhs|like|filler words?|fillers?)\b/,
    sounds: true,
    say: 'Your report counts filler words. A short pause in their place is easier to follow.',
  },
  {
    about: /\bhow long (?:should|may|can|must)\b|\b(?:too|very) (?:long|short)\b|\bhow much detail\b/,
    say: 'For most answers, one or two minutes are enough.',
    fair: true,
  },
  {
    about:
      /\b(?:is|was|does) (?:that|this|it) (?:\w+ )?(?:(?:the )?(?:sort|kind) of (?:thing|story|answer|example)|what you (?:mean|meant|want|wanted)|answer (?:it|that|the question|your question))\b/,
    say: 'Any story of your own is fine.',
    fair: true,
  },
];

/** Advice, and the sentence that asked for it. */
interface Advised {
  readonly say: string;
  readonly asked: string;
}

/** Short, useful advice for what a candidate asks in a turn; null when they ask for none that is known. */
export function adviceFor(text: string, coaches: boolean): Advised | null {
  for (const asked of text.split(/(?<=[.!?])\s+/)) {
    if (!asksSomething(asked)) continue;
    const said = plain(asked);
    const found = advices.find(
      ({ about, seeks, fair, sounds }) =>
        (coaches || fair) && about.test(sounds ? asked.toLowerCase() : said) && (!seeks || maySeek.test(said)),
    );
    if (found) return { say: found.say, asked };
  }
  return null;
}

/** All advice, for tests of how it sounds. */
export const allAdvice: readonly string[] = advices.map(({ say }) => say);
