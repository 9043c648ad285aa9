import { set } from '../wordClasses.ts';

/** Words after which "like" compares: "looks like", "something like", "much like". */
export const compared =
  set(`look looks looked looking feel feels felt feeling sound sounds sounded sounding seem seems seemed smell smells
  smelled taste tastes tasted something anything nothing everything much more less exactly someone somebody anyone things stuff
  places people act acts acted behave behaves behaved`);
/** Words after which "like" is the verb. */
export const wanting =
  set(`would i'd we'd you'd they'd he'd she'd don't didn't doesn't won't wouldn't do did does to i'll you'll we'll they'll
  might may will could can can't not should`);
export const modals = set(
  `would i'd we'd you'd they'd he'd she'd i'll you'll we'll they'll might may will could can can't won't wouldn't should`,
);
/** Subjects with which the form "like" agrees. */
export const likers = set(
  `i we you they who people customers patients children guests students pupils colleagues clients kids users`,
);
export const adverbs = set('really also always never still particularly especially only even both');
/** After these nothing can be liked or compared: "the like", "in like", "she like". */
export const hollow = set(`the a an my our their his which where i've we've have had has just quite very got get um`);
/** What is marked off by "like" when it could be left out: "like really", "like okay". */
export const marked =
  set(`really very so totally super literally actually maybe completely pretty quite all about around almost oh okay ok yeah
  hey wow well what why how basically absolutely extremely incredibly probably never always forever`);
export const would = /^(?:would|wouldn't|.+'d)$/;
export const reported = set('said say told mentioned explained described');
/** What is compared with: "like a", "like that", "like him". */
export const likeness =
  set(`a an the this that these those me you mine yours ours him her them us my our your his their being in on when if
  nothing home everyone anyone everybody anybody any many most other others all some every few`);
export const quantities = set(
  'hundred thousand million lot few couple bit dozen week day month year hour minute mile third quarter whole huge really very super total complete massive major pretty great good bad nice tough weird crazy tiny proper serious real',
);
export const superlative = (word: string) =>
  /^(?:best|worst|most|only|first|whole|biggest|main|same)$|[a-z]{2}est$/.test(word);
/** Verbs with which something is done, had or taken: "had like a meeting". */
export const handled =
  set(`had have has did do does got get gets made make took take takes wrote gave give found find built created saw bought need
  needed needs used use doing having making getting taking using writing building selling buying spent want wanted bring brought started opened held organised called sent lost won earned paid saved`);
export const troubles = set('deal problem issue challenge mistake project thing change difference surprise');
export const ordinal = /^(?:first|second|third|fourth|last|next)$/;
export const times = set('day week month year time job shift lesson semester');
/** Verbs that give somebody something: "gave me like a list". */
export const giving =
  set(`give gave gives giving show showed shows send sent sends tell told tells ask asked offer offered teach taught pay paid
  cost costs bring brought hand handed buy bought got get make made took`);
/** Words after which "to like" makes no sense. */
export const obliged = set('had have has having trying tried able need needed going decided started managed supposed');
/** Words after which "to" leads somewhere, and no verb follows it. */
export const goingTo = set(
  'talk talked talking listen listened went go goes spoke speak sent moved travelled close closer according up down it them him her back over came',
);
/** Verbs that could be nouns, and what shows that they are verbs: "would like check in". */
export const doable = set(
  'check call talk visit cook drive look review test plan change practise practice answer shout play pick drop jump step stack',
);
export const goesWith = set(
  'in up out on off down over back around through the my our his her their them him me us everyone everything every at',
);
/** What is done like somebody: "fight like a lion". */
export const manner =
  set(`fight fought work worked run ran move moved act acted behave behaved talk talked speak spoke dance danced live lived
  sleep slept swim swam fly flew sing sang drive drove eat ate drink drank dress dressed cry cried laugh laughed smile
  smiled treat treated walk walked stick stuck fit fitted grow grew spread read sell sold stand stood sit sat write wrote cook
  cooked play played train trained drop dropped fall fell think shouted screamed felt feel shaped looked handled`);
export const people = set('everyone everybody anyone someone somebody nobody people');
export const thought = set('thought said says think thinking saying goes went guess');
export const asking = set('what how');
export const open = set('and but so because or then yeah um okay well when if');
/** Days, months and hours. */
export const when =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|morning|noon|midnight|evening|half|quarter|weekend)$/;
