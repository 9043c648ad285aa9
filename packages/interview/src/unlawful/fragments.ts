/**
 * Pieces of the patterns. A rule is written with names in braces, such as `{be} {a}married`, which stand for these; so a
 * list of words is written once, and each rule reads like the questions that it finds.
 */
const pieces: Readonly<Record<string, string>> = {
  be: String.raw`(?:are|were|aren't|weren't) you `,
  been: String.raw`(?:have you|were you|are you|had you) `,
  do: String.raw`(?:do|did|don't|would|will|could|can|should|might) you `,
  have: String.raw`(?:(?:do|did|don't|would|will|might) you (?:\w+ ){0,2}?(?:have|got|get)|have you(?: (?:ever|already|also))?(?: got| had)?|had you|you have|you've got) `,
  /** Words between that change nothing. */
  a: String.raw`(?:(?:currently|really|actually|originally|still|also|ever|often|regularly|usually|personally|perhaps|maybe|yourself|practi[sc]ing|active(?:ly)?|strictly|openly|at all|now|just|a bit|possibly|presently|already|previously|once|soon|a|an|any|some|the|very|quite|rather|too|today|recently|honestly|by any chance|in fact|secretly|legally) )*`,
  your: String.raw`\b(?:your|ur)(?: (?:own|current|real|exact|personal|first|present|actual|future|home|private|full|general|overall|state of|past|previous|last|two|three|young|younger|little|small|elderly|old|ageing|aging|older|late|ex|whole|close|immediate|religious|political|physical|mental))* `,
  kid: String.raw`(?:child(?:ren)?|kids?|bab(?:y|ies)|daughters?|sons?|toddlers?|grandchild(?:ren)?|grandkids|newborn)`,
  spouse: String.raw`(?:husband|wife|spouse|fiancee?|boyfriend|girlfriend|(?:life|domestic|romantic) partner|significant other|in-laws?|mother-in-law|better half)`,
  /** Not the speaker's own: what follows makes it somebody's at work. */
  atWork: String.raw`(?! (?:in|on|at|under|of) (?:your|the|a|an|our|my|that) (?:\w+ )?(?:class|classroom|care|group|ward|clinic|practice|lessons?|team|setting|nursery|school trip|unit|case|caseload|herd|shop|store|hotel|park|pool)\b)(?! (?:as|who|whose|with) (?:patients?|customers?|clients?|guests?|pupils|passengers|would|did|could|was|were|refused|special|additional|complex|autism|disabilit\w+|behaviou?r\w*))`,
  end: String.raw`(?= ?$|,| or | and | right now| at the moment| then| now| already)`,
  vote: String.raw`(?:vote|voted|voting)`,
  union: String.raw`(?:(?:trade |labou?r )?unions?|works council)\b(?! (?:types?|quer\w+|operators?|members|reps?|officials|law|pay))`,
  belief: String.raw`(?:religion|faith|denomination|church|mosque|synagogue|temple|parish|congregation|cult|sect)`,
  believer: String.raw`(?:religious|christian|muslim|moslem|jew|jewish|hindu|buddhist|catholic|protestant|atheist|agnostic|sikh|mormon|orthodox|baptist|evangelical|believer|jehovah's witness|born again|islamic)`,
  people: String.raw`(?:turkish|german|french|english|british|irish|scottish|welsh|spanish|italian|portuguese|polish|russian|ukrainian|romanian|bulgarian|greek|indian|pakistani|bangladeshi|chinese|japanese|korean|vietnamese|filipino|american|mexican|canadian|brazilian|african|nigerian|somali|ethiopian|moroccan|algerian|arab|arabic|syrian|iraqi|iranian|afghan|israeli|palestinian|kurdish|european|asian|hispanic|latino|latina|latinx|black|white|caucasian|roma|gypsy|aboriginal|native american|indigenous|mixed race|biracial)`,
  ill: String.raw`(?:disabilit\w+|illness\w*|diseases?|disorders?|impairments?|handicaps?|ailments?|depression|addictions?|epilepsy|diabetes|cancer|hiv|aids|asthma|migraines?|dyslexia|adhd|autism|ptsd|panic attacks?|anxiety|burn-?outs?|allerg\w+|phobias?|(?:back|heart|knee|health|medical|physical|mental|mental health|psychological|psychiatric|chronic|underlying|pre-existing)(?: health)? (?:conditions?|problems?|issues?|limitations?|complaints?|concerns?|pain|trouble|illness\w*|diseases?|disabilit\w+|disorders?|impairments?))`,
  notTheirs: String.raw`(?! (?:experience|training|awareness|support|care|qualif\w+|cover|insurance|polic\w+|specialists?|nursing|services?|research|among|in (?:your|the|a) (?:herd|team|class|patients?|ward|clients?)))`,
};

/** A rule's pattern: its names in braces are replaced by what they stand for. */
export function rule(text: string): RegExp {
  const filled = text.replace(/\{(\w*[a-zA-Z]\w*)\}/g, (_, name: string) => {
    const piece = pieces[name];
    if (piece === undefined) throw new Error(`no piece is called ${name}`);
    return piece;
  });
  return new RegExp(filled);
}

/** Any of several ways to say something, as whole words. */
export const anyOf = (...ways: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${ways.join('|')})\b`);
