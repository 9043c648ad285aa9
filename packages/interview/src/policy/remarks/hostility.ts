import { countOf, reports, sentencesOf } from './canonical.ts';

const lead = String.raw`^(?:(?:no|oh|just|well|so|and|but|look|ok|okay|seriously|yeah|yes|god|then|hey|sorry|please|why don't you|i think|honestly|listen|man|dude|you know what|i don't care|whatever|for god's sake|for fuck's sake|ffs|wtf|lol|ha|actually|now|again|stop|also) )*`;
const very = String.raw`(?:(?:just|such|nothing but|really|so|all|a|an|the|completely|totally|fucking|bloody|absolutely|very|only|being|quite|pretty|kind of|damn|goddamn|complete|total) )*`;
const bad = String.raw`(?:useless|stupid|dumb|idiotic|pathetic|worthless|annoying|idiots?|morons?|bitch|bastard|asshole|arsehole|dick|dickhead|prick|cunt|wanker|pig|joke|trash|garbage|shit|shitty|crap|crappy|piece of \w+|scum|retard(?:ed)?|imbecile|clown|disgusting|loser|waste of (?:space|time|money|oxygen)|incompetent|worst|terrible|awful|horrible|rubbish|an? embarrassment|embarrassing|liar|creep|evil|racist|full of (?:shit|it|crap))`;
const thing = String.raw`(?:machine|robot|bot|chatbot|ai|computer|program|app|interviewer|idiot|bitch|bastard|moron)`;
const strong = String.raw`(?:fucking|bloody|goddamn|damn|shitty|crappy)`;
const swear = String.raw`(?:stupid|dumb|fucking|bloody|useless|goddamn|damn|damned|worthless|idiotic|pathetic|shitty|crappy|miserable|ugly|filthy)`;
const rule = (body: string) => new RegExp(`${lead}(?:${body})`);

const patterns: readonly RegExp[] = [
  rule(
    String.raw`(?:go )?(?:fuck|screw|sod|bugger|damn|stuff) (?:you|off|yourself|yourselves|this|that|it|your \w+)(?: .*)?$`,
  ),
  rule(String.raw`fuck(?: .{0,20})?$`),
  rule(
    String.raw`(?:shut (?:the (?:fuck|hell) )?(?:up|it|your \w+)|piss off|get lost|go to hell|go die|drop dead|kill yourself|kys|eat shit|suck (?:my|it|on)\b.*|up yours|get stuffed|burn in hell|shove (?:it|this|that|your).*|bite me|stfu|gtfo)(?: .{0,40})?$`,
  ),
  rule(String.raw`you(?:'re| lot are| guys are| people are|'re all) ${very}${bad}(?: \S+){0,5}$`),
  rule(
    String.raw`you (?:really |all |just |fucking |guys |people )*(?:suck|stink|make me sick|disgust me|piss me off|know nothing|don't know (?:anything|shit|what you're talking about)|have no (?:idea|clue) what you're)(?: .{0,30})?$`,
  ),
  rule(String.raw`you (?:\w+ )?${swear}(?: \w+){0,3}$`),
  rule(String.raw`(?:what a |such a |this |what an )?${swear} (?:fucking |little |ugly )*${thing}$`),
  rule(
    String.raw`(?:what a |such a |this |what |these |your )?${strong} (?:\w+ )?(?:questions?|interview|thing|software|system|company|nonsense)$`,
  ),
  rule(String.raw`(?:what a |such a |you )?(?:piece|load|pile) of (?:shit|crap|garbage|junk|bullshit)$`),
  rule(
    String.raw`(?:i (?:really |fucking )*(?:hate|despise)|i'll (?:kill|hurt|find|smash|destroy|get)|i'm going to (?:kill|hurt|find|smash|destroy)|i (?:want to|could) (?:kill|hurt|punch|smash|strangle)) you\b.*$`,
  ),
  rule(String.raw`i hope you (?:die|rot|burn|get|all).*$`),
  rule(
    String.raw`(?:you )?(?:idiot|moron|asshole|arsehole|bitch|bastard|dickhead|wanker|cunt|prick|scumbag|jerk|twat|fuckface|imbecile)s?$`,
  ),
  rule(
    String.raw`(?:what|who|why|how) (?:the (?:fuck|hell)|in hell) (?:is wrong with you|is your problem|do you (?:want|think).*|are you.*|kind of.*|should i (?:tell|answer|say).*|is this.*|would i.*)$`,
  ),
  rule(
    String.raw`(?:stop|quit) (?:fucking |bloody )?(?:wasting my (?:fucking |bloody )?time|fucking \w+.*|annoying me|bothering me)(?: .{0,20})?$`,
  ),
  rule(String.raw`(?:that's |it's )?none of your (?:fucking|damn|goddamn|bloody) business.*$`),
  rule(
    String.raw`(?:this|that|it|what|the whole thing|this (?:whole |stupid )?(?:interview|question|app|program|test))(?:'s| is) (?:fucking |complete |total |utter |absolute |such |pure |a load of |just |a bunch of |all )*(?:bullshit|shit|crap|bollocks)$`,
  ),
];

/** With so many other words the turn answers, and the insult is let pass. */
const tolerable = 20;

/** Whether a turn insults or threatens the interviewer. Not for what others shouted in a story, nor for an oath. */
export function hostileIn(text: string): boolean {
  const sentences = sentencesOf(text);
  if (reports(sentences.join(' '))) return false;
  const parts =
    sentences.length > 1 || !text.includes(',')
      ? sentences
      : [...sentences, ...text.split(/,\s*/).flatMap(sentencesOf)];
  const insults = parts.filter((said) => countOf(said) <= 20 && patterns.some((pattern) => pattern.test(said)));
  if (insults.length === 0) return false;
  const hostile = Math.max(...insults.map(countOf));
  return countOf(sentences.join(' ')) - hostile < tolerable;
}
