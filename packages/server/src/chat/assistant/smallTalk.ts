/** What people say besides questions. */
export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'how-are-you' | 'yes' | 'no';

const patterns: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'how-are-you',
    /^(?:(?:hi|hello|hey) )?(?:how are you|how are things|how is it going|how do you do|what is up|whats up)(?: (?:today|doing))*$/,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|hallo|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|again|everyone|team|all|dear|sir|madam|support|customer service))*$/,
  ],
  [
    'thanks',
    /^(?:(?:ok|okay|great|perfect|super|good|cool|no|alright|wow|oh|yes) )*(?:many )?(?:thanks?|thx|ty|cheers|thank you)(?: .{0,40})?$|^(?:that|this|it) (?:helped|helps|worked|works|solved it|was helpful|is helpful)(?: .{0,30})?$|^(?:great|perfect|super|cool|awesome|nice|very helpful|good to know|ok|okay|alright|i see|got it|understood|makes sense)$/,
  ],
  [
    'goodbye',
    /^(?:bye|goodbye|good bye|bye bye|see you|see you later|good night|have a (?:nice|good) (?:day|evening|one)|that is all|that was all|nothing else)(?: .{0,20})?$/,
  ],
  ['yes', /^(?:yes|yeah|yep|yup|sure|please|yes please|of course|please do|go on|go ahead|ok go on)$/],
  ['no', /^(?:no|nope|nah|not really|no thanks|not now)$/],
];

/** What a clause is when it asks nothing; `line` is its plain words in lower case. */
export const smallTalkIn = (line: string): SmallTalk | undefined =>
  patterns.find(([, pattern]) => pattern.test(line))?.[0];
