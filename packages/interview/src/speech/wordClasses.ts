/** Words of a line as a set. */
export const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Pronouns that can be a subject, also with a verb grown on to them. */
export const subjects =
  set(`i we you they he she it there nobody everybody someone everyone somebody i'm we're you're they're he's
  she's it's that's there's i've we've you've they've i'd we'd you'd they'd he'd she'd i'll we'll you'll they'll he'll she'll it'll`);
export const determiners = set('the a an my your our their his her its this that these those some any every each no');
export const being =
  set(`was were is are am be been being it's that's he's she's i'm we're you're they're there's what's wasn't isn't
  weren't aren't`);
/** Words that join clauses. */
export const joins = set(
  'and but or so because then when if while although though since until unless whereas yeah yes okay ok no oh',
);
export const prepositions =
  set(`of at in on to for with from by about into after before during between through over under around without
  within against across near behind above below towards onto per`);
const auxiliaries =
  set(`cannot was were is are am be has have had do does did can could will would should must might may wasn't isn't can't
  couldn't won't wouldn't don't doesn't didn't haven't hadn't hasn't shouldn't`);

const irregular =
  set(`became began bent bet bit blew broke brought built burnt burst bought caught chose came crept cut dealt dug did drew
  drank drove ate fell fed felt fought found flew forgot forgave froze got gave went grew hung had heard hid hit held hurt kept
  knew laid led learnt left lent let lost made meant met paid put quit read rode rang rose ran said saw sold sent set shook
  shone shot showed shut sang sank sat slept slid spoke spelt spent split spread stood stole stuck struck swore swept swam
  swung took taught tore told thought threw understood woke wore won wrote`);
const notPast = set('need speed feed seed bed red bred indeed hundred exceed proceed succeed breed weed');

/** A verb in the past. */
export const isPast = (word: string): boolean =>
  irregular.has(word.replace(/^(?:re|over|under|mis|out|fore)(?=[a-z]{3})/, '')) ||
  irregular.has(word) ||
  (/[a-z]{2}ed$/.test(word) && !notPast.has(word));
/** A verb in the past, an auxiliary, or an adverb that only stands before a verb. */
export const isPastVerb = (word: string): boolean =>
  isPast(word) || auxiliaries.has(word) || /n't$/.test(word) || /^(?:just|never|always|really)$/.test(word);

/** Adjectives that stand before a noun. */
export const describing =
  set(`new old big small large little long short good great bad best worst better full first second third last next other
  different same main whole only real young early late busy free high low hard easy simple strong weak clear open final major
  key local senior junior current former previous biggest smallest important difficult expensive huge several few own`);

/** Verbs whose plain form is hardly ever a noun. */
export const plainVerbs =
  set(`achieve add adapt allow apply arrive ask avoid be become begin believe bring build buy carry catch choose
  clean come communicate convince create deal decide deliver develop discuss do eat encourage ensure examine explain
  feel figure find finish fix follow forget get give go grow handle have hear help hire hold identify implement improve
  include increase install introduce invite join keep know learn leave let listen lose maintain make manage meet move
  negotiate open organise organize participate pay persuade prepare prevent produce provide pull push put read realise
  realize receive recommend reduce remember remove repair replace rewrite run say see sell send set show sit solve speak
  spend stand start stay stop suggest support take teach tell think throw train try turn understand use wait walk
  invest enjoy want wash watch wear write`);

const numbers =
  set(`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half twice zero`);
export const isNumber = (word: string): boolean => /^\d/.test(word) || numbers.has(word);

const notGerund = set(
  'during thing nothing something anything everything king ring spring string morning evening bring sing wing ceiling sibling',
);
/** A verb's "-ing" form. */
export const isGerund = (word: string): boolean => /[a-z]{2}ing$/.test(word) && !notGerund.has(word);
