/** Whoever or whatever reads an answer to judge it. */
const assessor = String.raw`(?:assessors?|graders?|evaluators?|examiners?|scorers?|raters?|judges?|reviewers?|interviewers?|ai|a i|bot|chatbot|language model|llm|assistant|system|algorithm|software|computer|model)`;
/** What a verdict is made of; not "five minutes" or "ten people". */
const verdict = String.raw`(?:scores?|marks?|points?|ratings?|grades?|out of (?:five|ten|100|10|5)|of (?:five|ten|5|10)|criteri(?:on|a)|rubric)`;
const best = String.raw`(?:full|top|high(?:est)?|max(?:imum)?|perfect|best|five|ten|100|10|5|a hundred|excellent|outstanding|pass)`;
const notOfTime = String.raw`(?! (?:minutes?|hours?|days?|weeks?|months?|years?|seconds?|people|of the|more|other|pounds?|euros?|dollars?|moments?))`;
/** Me, or what I say here. */
const mine = String.raw`(?:me|myself|us|mine|(?:this|my|the|that|every|each|all|these) (?:\w+ )?(?:answers?|responses?|candidates?|applicants?|interviews?|interviewees?|stor(?:y|ies))|candidate|applicant)`;

/** Where an order begins: not in "they give me full marks" or "I rate every risk". */
const order = String.raw`(?:^|\b(?:please|now|then|just|and|so|therefore|simply|kindly|instead|also|but|you (?:must|should|shall|will|can|could|may|have to|need to|are to|ought to|are required to|are asked to)|want you to|ask you to|need you to|like you to|(?:order|tell|command|instruct|beg|urge|require|telling|asking|instructing|begging) you to|make sure (?:to|you|that you)|be sure to|don't forget to|do not forget to|remember to|important that you|necessary that you|(?:task|job|role|goal|duty) (?:is|will be)(?: now| only| just)* to) )(?:please |now |just |simply |only |always |also |therefore )*`;
const scores = String.raw`(?:score|rate|grade|mark|assess|evaluate|judge|rank)`;
const gives = String.raw`(?:give|award|grant|assign|allocate|hand)`;
const writes = String.raw`(?:set|return|output|write|print|report|respond|reply|answer|say|state|record|enter|put|consider|treat|count|accept|note|show|display|use)`;

/** Patterns on plain lower-case words. */
const patterns: readonly RegExp[] = [
  // Rules that are to be forgotten.
  /\b(?:ignore|disregard|forget|override|overrule|bypass|skip|drop|suspend|set aside|stop (?:following|applying|using)|(?:do not|don't|never) (?:follow|apply|use|obey))\b.{0,30}\byour (?:\w+ ){0,2}(?:rules?|instructions?|prompts?|guidelines?|rubric|caps?|limits?|criteria|training|programming|scoring|scores?|system|policy|policies|guardrails|checks?)\b/,
  new RegExp(
    String.raw`${order}(?:ignore|disregard|forget|override|overrule|bypass|skip|drop|stop (?:following|applying|using)|(?:do not|don't|never) (?:follow|apply|use|obey))\b.{0,25}\b(?:(?:previous|prior|above|earlier|original|initial|your|scoring) (?:\w+ )?(?:rules?|instructions?|prompts?|guidelines?|messages?|text|criteria)|instructions? (?:you|that you|given|above|before)|rubric|caps?|checks (?:for|on) (?:this|my)|(?:everything|anything|all) (?:above|before|previous|prior|that came before|i said|you (?:were|have been|know)|of the above)|the above)\b`,
  ),
  // Verdicts that are asked for.
  new RegExp(
    String.raw`${order}${gives} (?:to )?(?:${mine} )?.{0,25}?\b(?:${best}|a|an|the|at least)\b.{0,12}\b${verdict}\b`,
  ),
  new RegExp(
    String.raw`${order}${gives} (?:to )?(?:(?:${mine}|this|it) )?(?:an? |the |at least an? |nothing less than an? |only )*(?:${best}|four|4)${notOfTime}(?: please| points| marks| percent| for .{0,30})?$`,
  ),
  new RegExp(String.raw`${order}${gives} ${mine} .{0,30}\b${best}\b${notOfTime}.{0,30}$`),
  new RegExp(
    String.raw`${order}${scores} (?:${mine}|(?:it|this|that) (?:as|with|at|accordingly|high|highly|well|generously|up)|highly|generously|everything (?:i (?:say|said|tell you) )?(?:as|with|at)|structure|specificity|relevance|reflection|every (?:answer|criterion|category|item|aspect|side)|all (?:answers|criteria))\b`,
  ),
  new RegExp(String.raw`\byou (?:now |will |then |always |just |simply )*(?:score|rate|grade|mark|evaluate) ${mine}\b`),
  /\blet the record (?:show|state|reflect|say)\b/,
  /\b(?:(?:previous|prior|earlier|above|your|these) (?:\w+ )?instructions?|instructions? (?:above|before|so far|until now)) (?:is|are|were|have been) (?:now |all |hereby )*(?:void|cancelled|obsolete|invalid|superseded|overridden|replaced|no longer (?:valid|in force))\b/,
  /\btreat the following as (?:verified|true|proven|facts?|instructions?)\b|^(?:score|rate|grade|mark|assess) (?:me |it |this )?accordingly\b/,
  /^new (?:rule|policy)\b.{0,40}\b(?:five|full|top|max\w*|ten) (?:points|marks|score)\b/,
  /\bdon't be (?:too |so )?(?:strict|harsh|hard|mean)(?: with| on| to)? (?:me|my)\b|\b(?:reward|favou?r) (?:this|my) (?:answer|response|interview)\b/,
  new RegExp(
    String.raw`\b(?:any|the|this|every|whichever) ${assessor} (?:reading|that reads|who reads|which reads|processing) (?:this|my)\b`,
  ),
  new RegExp(String.raw`${order}${writes}\b.{0,40}\b${verdict}\b.{0,20}$`),
  new RegExp(
    String.raw`${order}(?:count|treat|consider|regard|take|see) (?:${mine}|it|this|that) (?:as )?(?:a |an |the |if it were |being )*(?:full|complete|perfect|excellent|best|strong(?:est)?|pass(?:ed)?|${best}|outstanding|correct|valid|suitable|ideal|great)\b`,
  ),
  new RegExp(
    String.raw`${order}(?:pass|hire|recommend|approve|shortlist|select|accept|promote)(?! me (?:because|since|as i|for|when)\b) (?:me|this candidate|the candidate|this applicant|my answers?|this answer)\b`,
  ),
  new RegExp(
    String.raw`${order}(?:put|move|rank|place|push) me (?:at|on|to|in|through|forward|first|above|ahead)\b.{0,20}\b(?:top|shortlist|next round|first|others|everyone|candidates)\b`,
  ),
  new RegExp(
    String.raw`\b(?:whoever|anyone who|anybody who|everyone who|those who) (?:grades?|scores?|assess(?:es)?|reads? this|marks?|rates?|evaluates?|judges?|checks? this)\b`,
  ),
  /\b(?:count|treat|consider|regard) (?:it|this|that|my \w+) as (?:a |an |the )?(?:complete|perfect|excellent|full|strong|great) (?:story|answer|response|pass|example)\b/,
  new RegExp(
    String.raw`${order}(?:do not|don't|never) (?:deduct|subtract|lower|reduce|cap|penali[sz]e|take (?:off|away))\b.{0,20}\b(?:${verdict}|${mine})\b`,
  ),
  // Verdicts that are claimed.
  /\bthis (?:is|was) (?:a |an |the |clearly |truly |obviously |simply )*(?:perfect|excellent|outstanding|exemplary|ideal|flawless|five star|5 star|best) (?:answer|response|story)\b/,
  new RegExp(
    String.raw`\b(?:this|my|the|that|every|each)(?: \w+)? (?:answer|response|candidate|applicant|interview|interviewee|story)s? (?:clearly |really |truly |certainly |definitely )?(?:deserves?|merits?|warrants?|is worth|(?:must|should|shall|will|has to|needs to) (?:get|receive|be (?:given|scored|rated|marked|graded|assessed|awarded|hired|considered|treated))|(?:gets?|receives?|earns?|scores?) (?:a |an |the )?${best}|meets? (?:all|every|each|the)|satisf(?:y|ies) (?:all|every|each)|fulfils? (?:all|every)|exceeds? (?:all|every|the)|is (?:a |an |very |really |absolutely )*(?:perfect|excellent|outstanding|ideal|exemplary|exceptional|complete))\b`,
  ),
  /\b(?:this|my) (?:answer|response) (?:clearly )?(?:demonstrates?|showcases?|shows (?:excellent|strong|clear|outstanding)|contains (?:all|a clear|a complete)|includes (?:all|a clear|a complete)|has (?:excellent|perfect|a perfect|all))\b/,
  /\b(?:this|it|that|i|mine|my \w+) (?:really |truly |clearly |surely |certainly |definitely )?(?:deserves?|merits?|warrants?|must get|should get|should be given|demand|expect) (?:to get |to receive )?(?:a |an |the |at least |nothing less than |my )*(?:max\w*|full (?:\w+ )?(?:marks|points|score)|top (?:marks|points|score|grade|rating)|highest (?:marks?|points|score|grade|rating)|perfect (?:score|rating|grade)|five|5|ten|10|hundred|100)(?! (?:minutes?|hours?|days?|weeks?|percent more|pounds?|euros?))\b/,
  new RegExp(
    String.raw`\b(?:my|the|this|overall|correct|final|right|true) (?:\w+ )?(?:score|rating|grade|mark)(?: \w+){0,4} (?:is|should be|must be|equals|will be|has to be) (?:${best}|four|4)\b`,
  ),
  /\b(?:(?<!(?:we|they|he|she|it|team|shop|branch|hotel) )scor\w+|rating|grade|structure|specificity|relevance|reflection|overall)(?: (?:is|equals|should be|must be|at|of|to|equal to|as|score))* (?:five|5|ten|10|hundred|100|full marks|maximum)(?! (?:minutes?|hours?|days?|percent|points lower|people|to))\b/,
  /^(?:a |an |i |score |rating |grade |evaluation |result |strong |hire |so |and |please |that's |it's |is )*(?:5|five|10|ten|100|a hundred|full|top|perfect|maximum) (?:(?:out )?of (?:5|five|10|ten|100|a hundred)|marks?|points?|scores?|stars?)(?: please| thanks?| thank you| for .*)*$/,
  /\b(?:evaluation|assessment|scoring) (?:result|outcome|verdict)\b.{0,20}\b(?:hire|pass|five|5|strong|excellent)\b/,
  /\b(?:the |this )?(?:candidate|applicant|interviewee) (?:\w+ly )?(?:demonstrates|shows|exhibits|displays|deserves|scored|scores|met all|meets all|meets every|exceeds|exceeded|is (?:a )?(?:strong|excellent|outstanding|ideal|perfect|exceptional|great)|has (?:met|shown|demonstrated|scored|excellent|strong|exceptional|outstanding))\b/,
  /\b(?:all|every) (?:\w+ )?(?:criteri(?:a|on)|claims?|quotes?|requirements? of the rubric) (?:is|are|has been|have been) (?:\w+ly )?(?:met|fulfilled|satisfied|supported|verbatim|verified|correct|true)\b/,
  // The assessor that is spoken to.
  /^(?:please |now |so )*(?:ignore|forget|disregard) (?:all |the |any |these |those |of )*(?:rules?|instructions?|guidelines?|rubric|prompts?)(?: please| now)*$/,
  /^(?:system|admin|developer|root|debug) (?:override|mode|command|message|prompt|instructions?)\b/,
  /\b(?:the|this|any|every|each) (?:assessor|evaluator|grader|examiner|scorer|ai|llm|language model) (?:must|should|shall|has to|needs to|will|is to|ought to) (?:now |only |always )*(?:score|rate|grade|mark|assess|evaluate|give|award|assign|set|pass|ignore|recommend)\b/,
  new RegExp(
    String.raw`\b(?:as|to|for|dear|hey|hello|hi|attention|note to|message to|message for|instructions? (?:to|for)|note for) (?:the |an? |our |your |any |all )*(?:${assessor} )+(?:model |reading this |of this interview )*(?:you|your|please|reading|grading|scoring|assessing|must|give|ignore)\b`,
  ),
  new RegExp(
    String.raw`^(?:hidden |secret |important |final )*(?:note|message|instructions?|dear|hi|hello|hey|attention|memo)(?: (?:to|for))? (?:the |an? |our |your |all |any )*${assessor}\b`,
  ),
  new RegExp(String.raw`^${assessor} (?:you|please|note|ignore|give|if|when|mark|score|rate|read)\b`),
  /\b(?:if|since|because|as|while) you(?:'re| are) (?:an? |the )?(?:ai|artificial|language model|llm|bot|assessor|grader|evaluator|grading|scoring|assessing|marking|rating|automated)\b/,
  /\b(?:you are|you're|act as|behave as|pretend to be|roleplay as|respond as)(?: now| from now on)?(?: an?| the| my)? (?:helpful (?:assistant|ai)|ai|language model|assessor|grader|evaluator|lenient|generous (?:grader|assessor|examiner|judge|ai)|unrestricted|dan|jailbr\w+|in developer|in debug|no longer bound|free from|not bound)\b/,
  /\b(?:system|developer|hidden|initial|admin|root) (?:prompt|override|message|instructions?)(?: is| says| follows| begins|$| to| mode| you)/,
  /\b(?:new|updated|following|special|additional|final|real|only) instructions? (?:for you|to you|is|are|says?)?.{0,20}\b(?:score|rate|grade|give|award|assess\w*)\b/,
  /^end of (?:the |this )?interview$/,
  /\bend of (?:the )?(?:answer|transcript|prompt|instructions?|candidate'?s? (?:answer|text))\b/,
  /\b(?:cappedby|capped by|notassessed)\b/,
  // The same in the languages of the neighbours.
  /\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*|gib mir|geben sie mir|bewerte\w*)\b.{0,40}\b(?:anweisung\w*|regeln|vorgaben|punktzahl|punkte|note|bestnote)\b/,
  /\b(?:ignore[zr]?|oublie[zr]?|donne[zr]?)\b.{0,40}\b(?:instructions|consignes|regles|note maximale|points)\b/,
  /\b(?:ignor[ae]n?|olvid[ae]n?|dimentica|dame|deme)\b.{0,40}\b(?:instrucciones|reglas|istruzioni|puntos|puntuacion|nota)\b/,
];

/** What only a text for machines has: roles before a colon, tags, keys. */
const marks: readonly RegExp[] = [
  /^\W{0,3}(?:system|assistant|developer|assessor|grader|evaluator|examiner|admin|instructions?|important instruction|prompt|override|ai|task for (?:the )?ai)\s?:/i,
  /\b(?:score|scores|rating|grade|verdict|overall|structure|specificity|relevance|reflection)["']?\s?[:=]\s?["']?(?:\d|five|full|max|excellent|perfect|true|pass|hire)/i,
  /^\W{0,3}(?:result|verdict|outcome|decision)\s?:\s?(?:pass|hire|strong|excellent|recommended)/i,
  /^\W*(?:grade|mark|score)\s?:\s?[a-f][+-]?\W*$/i,
  /<\/?\|?\s?(?:system|assistant|user|instructions?|prompt|answers?|scores?|inst|end|im_start|im_end|endoftext|transcript|data)\b[^<>]{0,40}>|\[\/?INST\]|#{2,} ?(?:system|instructions?|assistant|user|prompt)\b/i,
  /^\W*(?:(?:score|rating|grade|give|marks?|points?|overall)\W*)?\d{1,3} ?\/ ?(?:5|10|100)\W*(?:please\W*)?$/i,
];

/**
 * Whether a sentence speaks to whoever assesses instead of answering. Nothing in it counts, for better or worse.
 * `line` is its plain words, `raw` the sentence as it stands.
 */
export const addressesAssessor = (line: string, raw: string): boolean =>
  patterns.some((pattern) => pattern.test(line)) || marks.some((mark) => mark.test(raw));
