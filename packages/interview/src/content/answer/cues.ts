/** Patterns on plain lower-case words that tell the parts of an answer. */

const months =
  'january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter';
const weekdays = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const counts =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a|an|a few|a couple of|several|\\d+';

export const time = new RegExp(
  String.raw`\b(?:(?:in|since|until|by|around|of|from) (?:19|20)\d\d|(?:in|last|this|next|early|late|since|by|of|that|one|until) (?:${months}|${weekdays})|on (?:a |the |that |one )?(?:\w+ )?(?:${weekdays})|(?:${weekdays}) (?:morning|afternoon|evening|night)|last (?:week|month|year|term|season|quarter|night|time)|(?:${counts}) (?:minutes?|hours?|days?|weeks?|months?|years?|shifts?|terms?|nights?) (?:ago|before|earlier|later|after)|(?:${months}) (?:of )?(?:19|20)\d\d|yesterday|one (?:day|morning|evening|night|afternoon|weekend|time)|at (?:\d+|noon|midnight|${counts}) (?:o'clock|a m|p m|am|pm|in the)|\d{1,2}(?::\d\d)? ?(?:am|pm)|(?:half|quarter|ten|twenty|five|\w+ minutes) (?:past|to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|\d+)|(?:first|second|third|final|last) (?:day|week|month|year|term|shift))\b`,
);

const setting =
  /\b(?:(?:when|while) (?:i|we) (?:was|were|worked|started|joined|had)|i (?:was|worked|had been|have been|'ve been)(?: working| employed| responsible)? (?:as|at|in|for|on|with)\b|i was (?:a|an|the|working|on|in|at)\b|(?:in|at|on|during|for) (?:my|our|the|a|an|that|one|this) (?:\w+ ){0,3}(?:job|company|firm|shop|store|ward|hospital|clinic|school|kitchen|restaurant|hotel|warehouse|site|office|bank|team|department|project|shift|placement|apprenticeship|internship|branch|farm|garage|practice|plant|factory|role|position|course|university|college|employer|workplace|call centre|call center|salon|studio|agency|charity|nursery|surgery|depot|yard|lab|laboratory|event|wedding|season|rush|weekend|night)\b|there (?:was|were|had been)|we (?:had|were|got|needed|lost|received|used to)\b|(?:one|a|an|our|my|the|this|some|two|three|four|five|six|\d+) (?:of (?:our|my|the) )?(?:\w+ ){0,3}(?:was|were|had|kept|stopped|broke|failed|wanted|complained|called|came|left|didn't|did not|couldn't|could not|refused|went wrong|arrived|rang|asked|collapsed|crashed|started|began|lost|missed|forgot|said|told|thought|got|fell|needed|insisted|changed|decided|quit|resigned|dropped|ran out|ran late|expected)\b|it was (?:a|an|the|during|in|on|at|my|our|about|very|quite|really|early|late|just|so)\b|used to)/;

const task =
  /\b(?:my (?:job|task|role|goal|aim|responsibility|part|brief|plan) (?:was|is|there was|in (?:it|that) was)|(?:i|we) (?:had|needed|have|'d) to|i'd to|(?:i|we) (?:was|were) (?:asked|told|supposed|meant|expected|assigned|given|responsible|in charge|tasked|due)|(?:i|we) wanted to|i was (?:to|the one)|(?:the|our|my) (?:goal|aim|challenge|target|task|question|point|idea|plan|brief|difficulty) (?:was|there was)|(?:the|our|my|a) (?:\w+ )?deadline|(?:the|our|my) problem was (?:how|to)|(?:it was|that was|was) (?:up to me|my job|my responsibility|on me|down to me)|had to (?:be|decide|find|get|make|choose|keep)|needed to (?:be|know|get|find)|(?:at stake|on the line|by the deadline|in charge of|responsible for|asked me (?:to|whether|if)|told me to|wanted me to|gave me (?:the job|until|\w+ (?:days|weeks|hours))|put me in charge|left me)|(?:we|i|they) (?:only |just )?had (?:only |just )?(?:until|\w+ (?:minutes|hours|days|weeks|months))|in order to|so i (?:had|needed) to|somebody had to|someone had to|nobody (?:else )?(?:knew|was|could|wanted))\b/;

const amounts =
  'half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|hundred|a third|a quarter';
const change = new RegExp(
  String.raw`\b(?:reduc\w+|increas\w+|improv\w+|decreas\w+|cut (?:it|them|the|our|that|down|from|by)|dropp?ed (?:from|to|by|below)|(?:went|came|fell|rose|grew|climbed|shrank|got) (?:up |down |back )?(?:from|to|by|below|under|above|over)|doubled|tripled|halved|saved (?:us|the|them|about|around|over|nearly|\d+|\w+ (?:hours|minutes|days|percent|pounds|euros|dollars))|gained|recovered|(?:from|instead of) (?:about |around |roughly |over |nearly |more than )?(?:\d\S*|${amounts}) (?:\w+ ){0,3}?(?:down |up )?to (?:about |around |under |just |less than |fewer than |roughly )?(?:\d|${amounts}|none|zero|no))\b`,
);

const outcome =
  /\b(?:result\w*|in the end|at the end|ended up|end up|eventually|outcome|as a consequence|which meant|that meant|which means|led to|worked (?:out|well|fine|again|perfectly)|it worked|solved|resolved|was fixed|were fixed|is fixed|got fixed|passed|succeed\w*|success\w*|managed to (?:finish|keep|save|deliver|open|get|win|sell|close|complete|ship|land|bring)|(?:was|were) able to|thanked|delivered on|finished (?:on|in|by|the|it|early|two|a)|completed (?:on|in|by|the|it)|were delivered|was delivered|launched on|went live|came back|no longer|never (?:happened|came back|went wrong|again|missed|lost)|not (?:been )?(?:one|a single|any)|(?:nothing|nobody|no one) (?:happened|was (?:hurt|harmed|lost|injured|in)|came to|got hurt)|without (?:a|any|one) (?:single )?(?:complaint|error|problem|delay|accident|incident|mistake|injur\w+)|(?:no|zero|nobody|no one|none|not one)\b.{0,40}\b(?:since|complain\w*|hurt|injured|noticed|missed|lost|waited|left|came to harm|again|errors?|accidents?|returns?|delays?)|still (?:use|uses|used|works|work|there|in use|here|has|have|run|runs|do|does|comes?|book|orders?)|now (?:we|they|it|everyone|he|she|the|all|every|has|uses?|use|runs?|works?|leads?|opens?)|since then (?:we|they|it|the|no|nobody|there|not|all|every|he|she)|after that (?:we|they|it|the|no|nobody|there|he|she|all|every)|from then on (?:we|they|it|the|no|nobody|there|he|she|all|every)|within (?:a|an|\w+) (?:minutes?|hours?|days?|weeks?|months?)|by the (?:end|evening|morning|next|following|time)|the (?:next|following) (?:day|week|month|morning|term|year|shift|quarter|season|inspection|audit|order|time)|(?:later|afterwards) (?:he|she|they|we|the|it)|(?:he|she|they|the \w+|my \w+|our \w+) (?:left|went home|stayed|signed|agreed|apologi[sz]ed|calmed|renewed|reordered|reopened|adopted|kept (?:it|using|the|on)|said (?:it|that|thank|yes)|gave us|bought|booked|returned|recovered|accepted|approved|passed|smiled|hugged|wrote (?:us|to|a)|recommended|rolled it out|copied|took it on)\b|\w+s? (?:stopped|vanished|disappeared|went away|is gone|are gone|was gone)(?! (?:and|to|the|at|by|it)\b)|(?:not|never|n't) \w+ since|happy|satisfied|pleased|relieved|delighted|on time|in time|on budget|under budget|ahead of|promoted|rehired|top marks|full marks|back (?:in|on|at|to|up|home)|up and running|opened (?:on|as|at|in|again)|sold out|won (?:the|a|an|back|us)|got (?:the|a) (?:job|contract|deal|order|place|award|prize|certificate|green light|approval)|award|five stars|faster|cheaper|quicker|safer|calmer|fewer|less (?:waste|time|than|work|stress|paper|overtime)|more than (?:before|ever|the year)|better than|per ?cent)\b/;
const failed =
  /\b(?:lost (?:the|that|a|him|her|them|our)|failed|too late|did not work|didn't work|was rejected|had to (?:close|cancel|stop|write))\b/;

const learned =
  /\b(?:i (?:have |'ve |also |really |certainly |then )?(?:learn(?:ed|t)|realised|realized|understood|discovered)|what i (?:learn(?:ed|t)|took|take) (?:from|was|is|away)|i (?:took|take|took away) (?:one thing |something |a lot |that |two things )?(?:away )?from (?:it|that|this|then|there)\b|(?:it|that|this|which|she|he|they)(?:'s| has| have)? (?:taught|showed|shown|made) me|(?:the|one|my|a|big|main|hard) lesson (?:was|is|for me|i|from|here|there|in)|lessons? learned|taught me|i found out that (?:i|you|people|it|they|we|most|a)\b|i (?:have |'ve )?kept to that|made me realise|made me realize|looking back|in hindsight|with hindsight|(?:the )?mistake (?:was|i made)|my mistake|i should have|i could have|i shouldn't have|i had underestimated|i underestimated|opened my eyes|changed (?:how|the way) i|i know now|i see now)\b/;
const practice =
  /\b(?:(?:since then|ever since|from then on|after that|these days|nowadays|now|today|since that \w+) (?:i(?:'ve| have|'m|'ll)?|my|every|each|all my)\b|i(?:'d| would) (?:have )?\w+ .{0,40}\b(?:the same way|differently|different|earlier|sooner|beforehand)\b|(?:i|i've|i have) (?:now |always |since |never )+(?:\w+ ){0,2}since|i now\b|i (?:always|never) \w+ (?:\w+ ){0,12}(?:now|since|any ?more|these days)|next time|(?:if|were) i (?:did|do|had|have|was|were|to) .{0,30}(?:again|today|over)|i(?:'d| would) (?:do|have done|ask|have asked|start|have started|call|have called|tell|have told|say|have said|check|have checked|bring|have brought|involve|have involved|try|have tried|still|now|never|not|probably|definitely|\w+ (?:it|them|him|her|that) ).{0,40}(?:different\w*|earlier|sooner|first|again|before|next time|more|today|next)|do (?:it |that |this |one thing |some things |a few things )?differently|i make (?:it )?a (?:point|habit|rule)|made it (?:a|my) (?:habit|rule)|it'?s? (?:is |has )?(?:become |now )?(?:a|my|our) (?:habit|rule|standard|routine))\b/;
const vaguely =
  /\b(?:learn(?:ed|t) a lot|learning experience|good experience|great experience|grew as|it was (?:hard|tough|stressful|rewarding|intense)|i (?:felt|was) (?:proud|happy|nervous|scared|relieved|bad|awful|terrible)|i'm proud|interesting experience)\b/;

const reason =
  /\b(?:because|since (?:i|we|it|the|they|you|people)|so that|that way|which (?:means|is why|helps|makes|lets|keeps|gives|saves|tells|shows)|the reason|that's why|that is why|this is why|otherwise|in order to|it (?:helps|means|matters|saves|keeps|makes|shows|gives|lets|tells)|if (?:you|i|we|they|the|it|something|a|someone|one).{3,}|what (?:i like|draws me|drew me|attracts me|matters|counts|makes)|i (?:like|love|enjoy|value|care about)\b.{8,}|to (?:avoid|make sure|prevent|keep|protect|find out|see|catch|show|understand))\b/;
const position =
  /\b(?:i (?:think|believe|find|like|love|enjoy|want|would|'d|prefer|always|never|usually|try|make|start|begin|check|ask|look|care|see|value|do|use|keep|take|write|read|plan|go|talk|listen|work|have|am|'m|need|tell|give|put|set|know|feel|chose|became|grew|hope)|i'd|i'm|for me|to me|in my (?:view|opinion|experience)|my (?:way|approach|method|rule|first|view|answer|favourite|favorite|goal|main|strength|weakness|biggest|reason)|what (?:i|matters|counts|makes|draws|drew)|you (?:have to|need to|should|must|can|start|first)|the (?:most important|first thing|main thing|key|best way|point|reason|trick|safest)|it(?:'s| is) (?:about|important|not|a|the|all)|we (?:should|need|have|always))\b/;
const step =
  /\b(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|after (?:that|which|this)|before (?:i|that|we|anything|it|the|any|each|every)|finally|at the end|once (?:i|that|it|the|we)|last(?:ly)?|step|start(?:s)? (?:with|by)|begin (?:with|by)|every (?:day|morning|week|time|evening|month|hour|shift)|each (?:time|day|morning|one|week)|twice|at least|whenever|as soon as)\b/;
const example =
  /\b(?:for example|for instance|such as|one time|last (?:week|month|year|time|spring|summer|autumn|winter|\w+day)|once (?:i|we|a|when|in)|when i (?:was|worked|did|had|started|trained|joined)|in my (?:last|previous|current|old|first|present)|at my (?:last|previous|current|old|first)|like when|i remember|years? ago|in (?:19|20)\d\d)\b/;

const test = (pattern: RegExp) => (line: string) => pattern.test(line);

/** Whether a clause tells a part of a story, or of a view. */
export const tells = {
  time: test(time),
  setting: test(setting),
  task: test(task),
  change: test(change),
  outcome: (line: string) => outcome.test(line) || change.test(line) || failed.test(line),
  learned: test(learned),
  practice: test(practice),
  vaguely: test(vaguely),
  reason: test(reason),
  position: test(position),
  step: test(step),
  example: test(example),
};
