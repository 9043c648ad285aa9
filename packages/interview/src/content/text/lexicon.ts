const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

const functionWords = words(`a about above across after against all along also although am among an and another any are
  around as at away back be because been before behind being below between both but by can could did do does doing done
  down during each either else even every few for from had has have having he her here hers him his how however i if in
  into is it its itself just least less many may me might mine more most much must my myself neither no nobody none nor
  not nothing now of off on once one only onto or other others our ours out over own per rather same shall she should
  since so some somebody someone something still such than that the their theirs them then there these they this those
  though through till to too toward towards under until up upon us very was we were what when where whether which while
  who whole whom whose why will with within without would yet you your yours i'm i'd i've i'll we're we'd we've we'll
  he's she's it's that's there's they're they'd they've you're don't didn't doesn't wasn't weren't isn't aren't can't
  couldn't wouldn't shouldn't hadn't hasn't haven't won't let's what's who's`);

/** Words that every speaker of English needs for a sentence. */
export const isFunctionWord = (key: string): boolean => functionWords.has(key);

const bland = words(`ok okay fine good great nice well yes yeah yep no nope know knew think thought guess sure maybe
  perhaps went go going goes gone thing things stuff really pretty lot lots everything anything usually normal normally
  alright right bad job work works working worked people person always never like liked likes get got getting make made
  making makes say said fun interesting cool happy better best worse worst sometimes everybody everyone kind sort remember
  idea question questions answer answers time times day days way ways come came take took use used want wanted try tried
  trying need needed feel felt look looked looking give gave tell told ask help honestly actually basically probably
  definitely certainly obviously simply quite little bit big small new old first last much many important different
  difficult easy hard whatever anyway thanks thank please sorry hello hi example situation situations problem problems
  case cases able thing's deal handle handled dealt just ever often generally mostly totally absolutely completely very
  done did do part point story something someone somehow somewhere nothing else enough long short life world`);
const claims =
  words(`hardworking hard-working motivated passionate passion dedicated dedication reliable flexible dynamic
  driven perfectionist oriented detail punctual honest friendly creative proactive organised organized professional
  experienced skilled talented committed commitment energetic enthusiastic positive attitude quick learner fast player
  strong skills skill excellent communicator communicative multitasking multitasker adaptable confident ambitious loyal
  responsible hundred percent effort best success successful goals goal excellence quality qualities personality
  synergy value values innovative innovation strategic solutions`);

/** Words that anybody could say of anything. */
export const isBland = (key: string): boolean => functionWords.has(key) || bland.has(key);
/** Praise of oneself that shows nothing by itself. */
export const isClaim = (key: string): boolean => claims.has(key);

const endings =
  /(?:(?<=\w{4})(?:fulness|iveness|isation|ization|ations?|ments?|nesses|ness|ingly|edly|ings?|ions?|ities|ity|ers?|ors?|able|ible|ally|ies|ied|ful|ive|est|ing|ed|ly|es|s|y|e|al))$/;

/** Forms that share no beginning. */
const families: Readonly<Record<string, string>> = {
  decision: 'decide',
  decisions: 'decide',
  decisive: 'decide',
  description: 'describe',
  solution: 'solve',
  solutions: 'solve',
  choice: 'choose',
  choices: 'choose',
  chose: 'choose',
  chosen: 'choose',
  success: 'succeed',
  successful: 'succeed',
  persuasion: 'persuade',
  taught: 'teach',
  led: 'lead',
  sold: 'sell',
  bought: 'buy',
  paid: 'pay',
  built: 'build',
  broke: 'break',
  broken: 'break',
  lost: 'lose',
  spoke: 'speak',
  wrote: 'write',
  written: 'write',
  grew: 'grow',
  grown: 'grow',
  kept: 'keep',
  met: 'meet',
  held: 'hold',
  won: 'win',
  fought: 'fight',
  analysis: 'analyse',
  criticism: 'criticise',
  criticised: 'criticise',
  fell: 'fall',
  fallen: 'fall',
  children: 'child',
  safety: 'safe',
  angry: 'anger',
  disagreement: 'disagree',
};

function cut(key: string): string {
  const bare = key.replace(/'.*$/, '');
  let stem = Object.hasOwn(families, bare) ? (families[bare] ?? bare) : bare;
  for (let round = 0; round < 2; round += 1) stem = stem.replace(endings, '');
  return stem
    .replace(/([bdfgklmnprt])\1$/, '$1')
    .replace(/i$/, '')
    .slice(0, 7);
}

/** The same words come again and again; as many are kept as an interview can have. */
const stems = new Map<string, string>();
const mostStems = 5_000;

/** The part of a word that its forms share, roughly: "explained" and "explaining" are one, so are "delivery" and "deliver". */
export function stemOf(key: string): string {
  const known = stems.get(key);
  if (known !== undefined) return known;
  const stem = /\d/.test(key) ? key : cut(key);
  if (stems.size < mostStems) stems.set(key, stem);
  return stem;
}
