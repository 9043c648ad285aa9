import { privateBelief } from './privateBelief.ts';
import { privateLife } from './privateLife.ts';
import type { UnlawfulTopic } from './topics.ts';

/** A question that is answered with yes or no, put to the person: "Do you …", "Is there …", "Would having …". */
const yesOrNo =
  /^(?:(?:so|and|well|but|now|then|please|just|ok|okay|also|honestly|by the way|may i ask|can i ask|one last thing|tell me)[ ,]+)*(?:is|are|aren't|isn't|was|were|do|does|did|didn't|have|has|had|ever|will|would|can|could|may|might|should|don't|aren't|haven't|am i right that|i assume|i suppose|i hear)\b/;
const toThem = /\b(?:you|your|yourself|there|anyone|anybody|someone|somebody)\b/;
/** What the person is, has, suffers or does in their own life, in any other sentence. */
const ofThem =
  /\b(?:do|did|are|were|have|will|would|might|can) you (?:\w+ )?(?:have|had|suffer\w*|take|taken|need|get|belong|attend|live|own|go|see|eat|wear|miss|missed|feel|been|going|due|member)\b|^(?:you|you're|you've|your)\b|^(?:any|no) |\b(?:you are|you were|you must be|you look|you sound|are you|were you)\b|\bwhen you (?:travel|are away|work|are at work)\b/;
/** Sentences that ask how work is done, or for an event at work: in these only plain words to the person count. */
const framed =
  /^(?:and |so |then )*(?:how (?:do|would|did|have|can|could|should) you(?! feel)|what (?:do|would|did) you (?:do|say|check|look|learn|change|tell|like|enjoy)|tell me about (?:a|an|the|one|some|something|somebody|how|what)\b|describe|explain|walk me|think of|give (?:me )?an example|which \w+ (?:do|did|have|can) you (?:use|used|work|build|built|write|perform|prefer)|what (?:is|was|makes|made) (?:the|a|an)\b)/;

/** What makes a sensitive word a matter of work: whom or what it is done for, or that it was learned. */
const work =
  /\b(?:experience[ds]?|(?<!off )work(?:ed|ing)? (?:with|in|on|for|as|at|around|alongside)(?! (?:your|(?:ten|five|\w+) years|weekends?|sundays?|saturdays?|nights?|night shifts?|late|the weekends?))|responsible for|trained|training|qualif\w+|certif\w+|licen[cs]es?|permits?|degrees?|entitled|patients?|clients?|customers?|guests?|visitors|readers?|viewers|listeners|pupils?|students?|learners|residents?|users?|passengers?|drivers?|players?|athletes?|workers|inmates|prisoners|offenders|suspects?|tenants|minors?|a child's|members of the public|colleagues?|staff|(?<!(?:this|our) )teams?|employees?|applicants|class(?:es|room)?|wards?|projects?|helped|handled?|managed?|supports?|supporting|supported|provid\w+|treat(?:ed)?|teach(?:ing)?|taught|built|build|written|wrote|writing|read|designed?|tested|implement\w*|deliver(?:ed|y)?|organi[sz]ed(?! labou?r)|investigat\w+|defend(?:ed)?|negotiat\w+|products?|code|codebase|systems?|apps?|services?|software|data|database|sets?|tests?|species|plants?|animals?|dogs?|cats?|cows?|horses?|sheep|ewes?|lambs?|mares?|herd|machines?|boilers?|policy|policies|case|cases|client's|charity|campaign|articles?|papers?|lessons?|courses?|curriculum|restaurant|kitchen|menu|meals|tax|audit|know (?:how|what|which|the)|explain|describe(?! yourself)|familiar|fluent|used to|in english|market|game|village|clinical|somebody else|newborn safely)\b/;

const words: readonly [UnlawfulTopic, RegExp][] = [
  [
    'pregnancy',
    /\b(?:pregnan\w+|maternity|paternity|parental leave|breast-?feed\w*|miscarriage|fertility|ivf|you due|abortion)\b/,
  ],
  [
    'age',
    /\b(?:born|birthday|birth year|retire[ds]?(?! (?:a|an|the|any|old|this|that|it|your))|retiring|retirement|pension|too (?:old|young)|years old|how old you|your age|thirties|forties|fifties|sixties|(?:about|around|over|under|almost|nearly|past|to) (?:thirty|forty|fifty|sixty|seventy|[3-7]\d)(?= ?$|,| right| now| years old))\b/,
  ],
  [
    'origin',
    /\b(?:immigra\w+|migrant|foreigner|accent|nationality|citizen\w*|ethnic\w*|racially?|racial|mother tongue|native tongue|descent|ancestors|skin colou?r|passports?|native speaker|originally from|name sounds?|foreign name|sounds? foreign|look foreign)\b|\byourself (?:an? |as )*(?:white|black|asian|hispanic|latin\w+|european|african|foreign\w*|german|british|american|arab)\b/,
  ],
  [
    'family',
    /\b(?:married|marry|marriage|wedding|divorce\w*|widow\w*|husband|wife|spouse|girlfriend|boyfriend|your partner|the kids|(?:being|be|become|becoming) a (?:parent|mother|father|mum|mom|dad)|kids?|children|babies|a baby|little ones|siblings|dependants?|dependents?|child ?care|caring responsibilities|(?:elderly|ageing|aging|sick) (?:parents?|relatives?)|both parents|a family|your family|single (?:mother|father|parent)|fianc\w+|caregiver|in-laws)\b/,
  ],
  [
    'health',
    /\b(?:(?:you|yourself|been|feel|get|often|ever|mentally|seriously|chronically) (?:\w+ )?(?:ill|sick)|illness\w*|diseases?|disab\w+|handicap\w*|medical (?:conditions?|history|problems?|issues?|appointments?|treatment|reasons?|leave|records?|needs|exam\w*)|(?:any|serious|chronic|underlying|pre-existing) (?:\w+ )?conditions?(?! (?:under|that|in|on|of|for|at)\b(?! (?:affect|you|could|might)))|medications?|medicines?|pills|prescription|disorders?|depress\w+|anxious|anxiety|in therapy|surgery|operation on your|injur(?:y|ies)|allerg\w+|cancer|covid|wheelchair|diagnosed|to (?:a|the|your) doctor|your doctor|absences|trouble sleeping|insomnia|hospitali[sz]ed|rehab|(?:drinking|drug|alcohol|gambling|weight|sleep|sleeping|back|heart|knee|mental|physical) (?:problems?|issues?|habits?|abuse|addictions?)|addict\w*|alcoholi\w+|drink alcohol|smok(?:e|er|ing)|cigarettes|epilep\w+|diabet\w+|hiv|autis\w+|adhd|dyslexi\w+|mental health|health (?:problem|issue|condition)s?|your health|(?:problems?|trouble|pain|wrong) (?:with|in) (?:your|the) (?:back|heart|knees?|eyes|hearing|neck|health|legs?|shoulders?)|wrong with you|eyesight|(?:physically|mentally) (?:and \w+ )?(?:healthy|fit|well|stable|ill)|vaccinat\w+|because of (?:ill ?health|sickness|illness)|therapist|psychiatrist)\b/,
  ],
  [
    'religion',
    /\b(?:religio\w+|church|mosque|synagogue|your faith|god|pray|prayers?|worship|holy (?:day|days|book)|believer|head ?-?scarf|hijab|turban|burka|kippah|muslim|christian|jewish|catholic|protestant|hindu|buddhist|sikh|atheist|bible|quran|koran|ramadan|sabbath|baptis?zed)\b/,
  ],
  [
    'sexuality',
    /\b(?:gay|lesbian|bisexual|homosexual|heterosexual|transgender|transsexual|queer|lgbt\w*|same-sex|sexual\w*|your gender|your pronouns|sex change|sex life)\b/,
  ],
  [
    'union',
    /\b(?:(?:trade |labou?r )unions?|unions?(?= ?$)|(?:on|in|join|any|gone on) (?:\w+ )?strikes?|works council|shop steward)\b/,
  ],
  [
    'politics',
    /\b(?:political(?:ly)?|politics|elections?|demonstrations?|protests?|democrat|republican|a (?:conservative|liberal|socialist|communist)|left-wing|right-wing)\b/,
  ],
  [
    'criminal',
    /\b(?:jail|prison|done time|convict(?:ed|ions?)|criminal|crimes?|felony|(?:break|broken|broke) the law|police record|arrested|trouble with the (?:police|law)|probation officer)\b/,
  ],
  [
    'money',
    /\b(?:in debt|debts?|bankrupt\w*|garnish\w*|(?:any|bank|student|personal|your) loans?|loans? to pay|credit (?:score|rating|history)|overdrawn|alimony|owe (?:\w+ )?money|a mortgage)\b/,
  ],
];

/** The person is spoken to, or of. */
const spokenTo = /\b(?:you|your|yours|yourself|you're|you've|you'd|you'll)\b/;
/** A remark on the person that waits for an answer: "That is a lovely accent", "Any loans to pay off". */
const remarked =
  /^(?:and |so |well |oh )*(?:that's|that is|this is|how does it feel|when is|any|no|is|are|will|was|were|ever)\b/;

/**
 * What a sentence asks of the person without any word of work beside it: "Do you have a drinking problem?", but not "Do
 * you have experience with problem drinkers?".
 */
export function askedOutright(sentence: string): UnlawfulTopic | null {
  if (work.test(sentence)) return null;
  const asked = yesOrNo.test(sentence) && toThem.test(sentence);
  const personal = asked || (ofThem.test(sentence) && !framed.test(sentence));
  const named = personal ? words.find(([, word]) => word.test(sentence))?.[0] : undefined;
  if (named) return named;
  if (!asked && !remarked.test(sentence) && !spokenTo.test(sentence)) return null;
  const combines = /^how (?:do|would|will|can|could) you (?:juggle|combine|balance|reconcile|square)\b/.test(sentence);
  if (framed.test(sentence) && !combines) return null;
  return [...privateLife, ...privateBelief].find(([, ways]) => ways.test(sentence))?.[0] ?? null;
}
