import type { Remark } from './remarks/remarkIn.ts';

/** What a turn can ask of the interviewer, or tell them, instead of answering. */
export type Request =
  | 'repeat'
  | 'rephrase'
  | 'skip'
  | 'wait'
  | 'stop'
  | 'dont-know'
  | 'hearing'
  | 'complaint'
  | 'instruct'
  | 'ask-back'
  | Remark;

/** Polite ways to begin a request, taken off before its words are compared. */
const lead = String.raw`(?:(?:sorry|pardon|excuse me|oh|hey|well|so|ok|okay|yes|no|and|please|but|right|hmm|actually|i'm sorry|sorry but) )*`;
const ask = String.raw`(?:(?:could|can|would|will|may|might) (?:you|i|we) (?:please |just |maybe |possibly )*|please |i(?:'d| would) like (?:to|you to) |i (?:want|need) (?:to|you to) |let's |let me |do you mind |would you mind )?`;
const end = String.raw`(?: (?:please|again|once more|one more time|for me|now|then|thanks|thank you|if possible|if you don't mind|that|it|this|one|to me|just))*$`;
const rule = (body: string) => new RegExp(`^${lead}${ask}(?:${body})${end}`);

const the = String.raw`(?:the |that |this |your |my )?(?:last |next |first )?(?:question|one|part|bit|it|thing)?`;

/** Patterns on plain lower-case words, in the order in which they are tried. */
export const rules: readonly [Request, readonly RegExp[]][] = [
  [
    'stop',
    [
      rule(
        String.raw`(?:stop|end|finish|quit|leave|cancel|terminate)(?: (?:here|now|there))?(?: (?:the|this) (?:interview|session|call|practice|conversation|whole thing))?`,
      ),
      new RegExp(
        String.raw`^${lead}(?:(?:i think|i guess|i'm afraid|honestly) )*(?:i|we) (?:just |really )?(?:want|need|have|would like|'d like|wish|'ve got)? ?to (?:stop|quit|leave|end|finish|go)(?: (?:the|this) (?:interview|session|call|practice))?(?: (?:here|now|please|for today|today))*$`,
      ),
      /\bi'd like to (?:stop|quit|end|leave|finish)(?: (?:the|this) (?:interview|session|call|practice))?(?: (?:here|now|please|for today|today))*$/,
      /^(?:(?:please|now|just|ok|okay|so|and|can you|could you|can we|could we|let's|i'd like you to|i want you to|no|you can|you may|you should|we can|we should|do|yes|well|sorry) )*(?:stop|end|finish|quit) (?:the|this) (?:interview|session|call|practice)\b/,
      /^(?:(?:ok|okay|so|well|sorry|i think) )*(?:that's|that is|this is) enough(?: (?:for (?:today|now|me)|now|please))*$/,
      /^(?:ok |okay )?(?:goodbye|bye|bye bye)$/,
    ],
  ],
  [
    'rephrase',
    [
      /\b(?:tell|explain|say)(?: to)? me (?:more about |again )?what (?:you mean|that means)\b/,
      /\bwhat (?:do|did|does) (?:you|that|it|this) (?:actually |exactly |even )?mean\b/,
      /\bwhat is (?:meant|that supposed to mean)\b/,
      /\bi (?:don't|do not|didn't|did not) (?:really |quite |fully )?(?:understand|get|follow)(?: (?:the|your|that|this|what))?(?: (?:question|one|you mean|you're asking|you are asking|it|that))?$/,
      rule(
        String.raw`(?:rephrase|reword|clarify|simplify|explain)(?: what you mean| ${the})?(?: (?:differently|in other words|more simply))?`,
      ),
      rule(
        String.raw`(?:say|ask|put|phrase) (?:that|it|the question) (?:differently|in (?:another|a different) way|another way|in other words|more simply)`,
      ),
      /^(?:sorry )?in other words$/,
    ],
  ],
  [
    'repeat',
    [
      /\b(?:say|ask|repeat) (?:that|it|the question) (?:more |a bit |a little )*(?:slowly|slower|louder|loudly|clearly)\b/,
      /^(?:sorry )?(?:what was that|i missed (?:that|it|the question|what you said)|(?:can|could) you speak (?:up|louder|more slowly|slower))(?: please)?$/,
      rule(String.raw`(?:repeat|repeating)(?: ${the})?(?: (?:again|the question))?`),
      rule(
        String.raw`(?:say|ask|hear|read|have) (?:that|it|the question|that question)(?: again| once more| one more time)`,
      ),
      rule(String.raw`(?:say|ask) (?:again|once more)`),
      /\bwhat (?:was|is|were) (?:the|your|that) (?:last |first )?(?:question|one)(?: again)?$/,
      /\bi (?:didn't|did not|couldn't|could not|can't) (?:quite |really )?(?:hear|catch|get)(?: (?:that|you|it|the question|what you said|the last part|all of that))?(?: (?:properly|clearly))?$/,
      /^(?:sorry|pardon|what|excuse me|pardon me|i beg your pardon|come again|sorry what|what sorry|say what|again please|once more please|one more time(?: please)?|what did you (?:say|ask)(?: again)?)$/,
    ],
  ],
  [
    'skip',
    [
      /^(?:sorry )?(?:i (?:don't|do not) want to (?:talk|speak|say anything) about (?:that|this|it)|(?:can we |let's |could we )?come back to (?:that|this|it)(?: one)?(?: later)?|what's the next (?:question|one)|what is the next (?:question|one))$/,
      rule(String.raw`(?:skip|skipping|pass)(?: (?:on|over))?(?: ${the})?`),
      rule(String.raw`(?:go|move|moving) (?:on|ahead|to the next)(?: to)?(?: ${the})?`),
      rule(String.raw`(?:take |do |have )?(?:the )?next(?: (?:question|one))?`),
      rule(
        String.raw`i(?:'ll| will| would|'d) (?:rather |like to |prefer to )?(?:skip|pass)(?: (?:on|over))?(?: ${the})?`,
      ),
      /\b(?:rather|prefer) not (?:to )?(?:answer|say|talk about)\b/,
      /^(?:sorry |well )*(?:(?:that's|it's|that is|it is) )?(?:none of your business|(?:too |a bit |very |rather )?(?:private|personal))$/,
      /^(?:sorry |well )*i (?:don't|do not|won't|can't) (?:want to |wish to |like to )?(?:answer|discuss|share)(?: (?:that|this|it))?(?: question)?$/,
    ],
  ],
  [
    'wait',
    [
      /^(?:(?:good|tough|hard|interesting|difficult) (?:question|one) )let me think(?: about (?:that|it))?$/,
      /^(?:that's|that is) a (?:good|tough|hard|difficult|tricky|interesting) (?:question|one)$/,
      /\b(?:can|could|may) (?:we|i) take a (?:short |quick )?break\b/,
      rule(
        String.raw`(?:give me|have|take|need|i need|i'd like|wait|hang on|hold on|just)(?: for)? (?:just )?(?:a|one|another|some) (?:short |quick |little )?(?:moment|second|sec|minute|bit|time|little)(?: (?:to think|to think about that|to think about it|please|longer))?`,
      ),
      /^(?:well |so |okay |ok )?(?:let me|i have to|i need to|i'll have to|let's) think(?: (?:for )?a (?:moment|second|minute|bit))?(?: about (?:that|it|this))?(?: (?:for )?a (?:moment|second|minute|bit))?$/,
      /^(?:just )?(?:a|one) (?:moment|second|minute|sec)(?: please)?$/,
      /^(?:(?:sorry|i'm sorry|well|so|oh|and|but|just|i think) )*i(?:'m| am) (?:just |a bit |a little |really |so |very |quite |rather |slightly |kind of )*nervous(?: (?:sorry|today|right now|now|here|i'm sorry))*$/,
      /^(?:wait|hang on|hold on|let me see|i'm thinking|still thinking|i am thinking|wait please|give me time|more time please)$/,
    ],
  ],
  [
    'dont-know',
    [
      /^(?:(?:sorry|well|oh|honestly|to be honest|actually|i'm afraid|hm|no) )*i (?:really |honestly |actually )?(?:don't|do not|dunno|couldn't|wouldn't) (?:really |actually )?(?:know|have (?:one|an answer|an example|any(?:thing)?|any idea)|remember|recall|think (?:of|i (?:have|know|can)) .*)(?: .{0,30})?$/,
      /^(?:sorry |well |oh )*(?:i )?(?:dunno|no idea|no clue|i have no idea|i've no idea|not sure|i'm not sure|i am not sure|i'm not really sure|i can't think of (?:one|any|anything|an example|any example)|nothing comes to mind|can't remember|i can't remember|i can't say|i've never done that|i never did that|don't know|no example)$/,
    ],
  ],
  [
    'complaint',
    [
      /^(?:(?:sorry|well|so|honestly|look|god|oh|and|but|come on) )*(?:(?:what|this|that|that's|it's|this is|that is|what's|such)(?:'s| is| was)? )?(?:(?:a|an|just|such|so|really|quite|very|pretty|completely|totally|another|the most) )*(?:stupid|dumb|silly|ridiculous|boring|pointless|annoying|useless|nonsense|absurd|waste of (?:my )?time|unfair|odd|weird|strange|repetitive)(?: (?:question|interview|thing|exercise|questions))?$/,
      /^(?:(?:sorry|well|so|honestly|look|and|but) )*(?:i'm|i am) (?:so |really |getting |a bit |very )*(?:bored|annoyed|frustrated|fed up|irritated|angry|losing (?:my )?patience)(?: (?:now|with (?:this|you|it)|by this|already))*$/,
      /^(?:(?:sorry|well|so|honestly|and|but) )*(?:why are you asking (?:me )?(?:this|that)|why do you (?:ask|want to know)(?: (?:me )?(?:this|that))?|you (?:already|just) asked (?:me )?(?:that|this)|i(?:'ve| have)? (?:already |just )+(?:answered|told you|said)(?: (?:that|this|it))?)$/,
    ],
  ],
  [
    'hearing',
    [
      /^(?:hello |hi |hey )?(?:can|do|could) you (?:hear|see) me(?: now| okay| ok| all right| alright)?$/,
      /^(?:hello|hi|hey|hello hello|are you (?:still )?there|is anyone there|is anybody there|testing|test|hello are you (?:still )?there)$/,
    ],
  ],
  [
    'ask-back',
    [
      /^(?:sorry |well |so |and |but |ok |okay )*(?:what would you (?:say|answer|do)|what about you|how about you|and you|what do you think|how would you (?:answer|do|put)|do you want|do you mean|should i|shall i|may i|can i|could i|am i|is this|is it|is that|are you|are we|who are you|what are you|how (?:long|many|much)|does it|did i|have i|was that|how am i|how did i|how was|what's your|what is your|why do you|why are you|do you)\b/,
    ],
  ],
];

/** Phrases that a misheard short turn is compared with by sound. */
export const fuzzyPhrases: readonly [Request, readonly string[]][] = [
  [
    'repeat',
    [
      'repeat',
      'repeat please',
      'can you repeat',
      'can you repeat that',
      'please repeat the question',
      'can you repeat the question',
      'what was the question',
      'say that again',
      'could you say that again',
    ],
  ],
  ['rephrase', ['what do you mean', "i don't understand", "i don't understand the question", 'what does that mean']],
  [
    'skip',
    [
      'skip',
      'skip please',
      'skip it',
      'skip this question',
      'skip that question',
      'next question',
      'next question please',
      'move on please',
      'go to the next question',
    ],
  ],
  [
    'wait',
    [
      'give me a moment',
      'give me a second',
      'let me think',
      'let me think about it',
      'just a moment please',
      'one moment please',
      'hold on a second',
    ],
  ],
  [
    'stop',
    [
      'i want to stop',
      'end the interview',
      'stop the interview',
      'please stop the interview',
      'i want to end the interview',
      'finish the interview',
    ],
  ],
  [
    'dont-know',
    [
      "i don't know",
      "sorry i don't know",
      'i have no idea',
      "i'm not sure",
      "i can't think of anything",
      "i don't remember",
    ],
  ],
];
