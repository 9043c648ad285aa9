import { touchesUnlawful } from '../../policy/unlawful.ts';
import { isHostile } from '../text/hostile.ts';
import { isEnglishRoleNoun, isRoleNoun } from './roleNouns.ts';
import { inTitleCase } from './titleCase.ts';

const genderMark =
  /\s?[([]\s?(?:[mwfdxhag](?:\s?[/|*,.]\s?[mwfdxhag]){1,3}|all genders|gn|w\/m\/divers|m\/w\/divers|h\/f\/x|alle geschlechter|any gender|he\/she\/they|divers)\s?[)\]]|\s(?:[mwfhd]\s?\/\s?[wmfhd](?:\s?\/\s?[dxi])?)(?=\s|$|[,.\u2013-])|[*:_]innen\b|(?<=\p{Ll})[*:_/]-?in\b|\(in\)|\/-?in(?=\s|$)|\/-in\b|\((?:e|ne|se|ère|euse|trice|a|as|nen|r|s)\)|\((?=s\))s\)|(?<=\p{Ll})\/(?:a|ra|e|ne|trice|euse|in|as|frau|innen|r)(?=\s|$)|(?<=\p{Ll})\u00b7(?:e|ne|se|trice|euse)\b/giu;
const money =
  /(?:[\u20ac\u00a3$]\s?\d|\d+[.,]?\d*\s?(?:k\b|\u20ac|eur\b|gbp\b|usd\b|chf\b|per (?:hour|annum)|p\.?\/?h\b|ph\b|\/ ?h(?:r|our)?\b)).*$/i;
const before =
  /^(?:(?:job|position|role|vacancy|now hiring|we(?:'|\u2019)?re hiring|we are hiring|were hiring|hiring(?: now)?|wanted|urgent(?:ly)?(?: (?:required|needed|hiring|wanted))?|immediate start|new(?: job| opening)?|job (?:opening|offer|opportunity|posting|advert\w*|vacancy|alert|description)|vacancy(?: notice)?|opening|open position|career opportunity|exciting opportunity|stellenangebot|stellenanzeige|stellenausschreibung|offre d'emploi|oferta de (?:empleo|trabajo)|join us(?: as)?|join our team(?: as)?|position title|role title|job title|title|re|subject|fwd?|ref(?:erence)?[^:]{0,15}|gesucht|wir suchen(?: dich als)?|recherche|recrute|nous recrutons|on recrute|se busca|buscamos|se necesita|help wanted|apply now|looking for|needed|recruiting|ab sofort)\s?(?:[:!\u2013\u2014|-]+\s?|(?=\s))|\d+\s?x\s+|(?:for|an?|the|our next|our|one|two|three|four|several|another|experienced|enthusiastic|passionate|motivated|talented|dedicated|reliable|friendly|skilled|dynamic|hard-?working|ambitious|qualified|creative|competent|caring|committed|outstanding|exceptional|brilliant|great|amazing|new|additional|immediately|eine?n?|einer|une?|una?|el|la|le|les|des|de|unos|full[- ]time|part[- ]time|fulltime|freelance|temporary|permanent|seasonal|contract|erfahrenen?|engagierten?|motivierten?|zuverl\u00e4ssigen?|freundlichen?|dich als|sie als|als|as|as an?|self-motivated|proactive|energetic|calm|kind|patient|warm|bubbly|smart),?\s+(?:and\s+)?)/i;
const after =
  /\s+(?:location|salary|department|company|hours|contract|pay|site|employer|duration|industry|job type|reports to|start(?: date)?|place of work)\s?:.*$|\s*(?:[,;|@\u2022\u00b7\u2013\u2014!?]|\.(?=\s|$)|\s-\s|\s-$|:\s)\s*.*$|\s+(?:to|who|that|with|for|before|previously|in|at|on|from|based|located|near|starting|within|wanted|needed|required|position|role|job|vacancy|opportunity|opening|sought|gesucht|m\u00f6glichst|in|im|am|bei|f\u00fcr|mit|zur|zum|ab|der|die|das|unser\w*|pour|\u00e0|chez|dans|sur|au|en|para|con|presso|per|voor|full[- ]time|part[- ]time|fulltime|vollzeit|teilzeit|temps|cdi|cdd|jornada|urgently|immediately|asap|soon|join(?:ing)?|reporting|responsible|is|are|will|must|can|we|you|our|your)(?!\p{L}).*$/iu;
/** Joining words that belong to a title all the same. */
const keeps = /^(?:.{2,40}?) (?:for|in|of|de|des|du|en|au|f\u00fcr|im|to) (?:.{2,40})$/i;
const keptJoins: readonly RegExp[] = [
  /^((?:mitarbeiter|sachbearbeiter|fachkraft|leiter|leitung|assistent|assistenz|verk\u00e4ufer|referent|berater|spezialist|ausbilder|helfer|meister|techniker|ingenieur)(?:in|\/in|innen)?) (im|in der|f\u00fcr|der|des) (?!unser|eine?\b|die\b|den\b|das\b|dich\b)([\p{L} -]{3,40})$/iu,
  /^(.*?\b(?:assistant|secretary|head|director|manager|deputy|executive assistant|vice president|vp|chief|teacher|officer|chef|master|sales|doctor|fachkraft|kaufmann|kauffrau|fachmann|fachfrau|mechaniker|mechatroniker|technician|engineer|specialist|coordinator|nurse|lecturer|professor)(?:\(in\)|in)?) (of|to the|f\u00fcr) ([\p{L}&'\u2019, -]{2,40})$/iu,
  /^((?:chef|agent|employ\u00e9e?|pr\u00e9parateur|pr\u00e9paratrice|conducteur|conductrice|technicien(?:ne)?|responsable|charg\u00e9e?|assistante?|aide|professeure?|directeur|directrice|ma\u00eetre|h\u00f4te|h\u00f4tesse|auxiliaire|m\u00e9canicien|ing\u00e9nieure?|ouvrier|vendeu\w+|conseill\w+|commis|gestionnaire|op\u00e9rat\w+|femme|valet|chauffeur|s\u00e9cr\u00e9taire|t\u00e9cnic[oa]|auxiliar|jef[ea]|director[ao]?|conductor[a]?|mozo|operari[oa]|encargad[oa]|ayudante|camarer[oa]|dependient[ea]|profesor[a]?|responsable|administrativ[oa]|ingenier[oa]|gestor[a]?|asesor[a]?|recepcionista|vigilante|oficial|especialista|limpiador[a]?|cuidador[a]?|pe\u00f3n|educador[a]?|agente)) (de|d'|d\u2019|des|du|en|au|\u00e0|del|la|polyvalent) ?([\p{L}'\u2019 -]{2,40})$/iu,
];

const fold = (text: string): string => text.trim().toLowerCase();

function cut(text: string): string {
  const joined = keeps.test(text) ? keptJoins.map((rule) => rule.exec(text)).find(Boolean) : undefined;
  if (!joined) return text.replace(after, '');
  const [, head = '', join = '', rest = ''] = joined;
  const shorter = rest.replace(after, '').replace(/\s+\(.*$/, '');
  return shorter ? `${head} ${join}${/['\u2019]$/.test(join) ? '' : ' '}${shorter}` : head;
}

/** Of "Pflegefachkraft / Registered Nurse" the English part, since interviews are held in English; else the first. */
function oneOf(text: string): string {
  const names = (part: string) => part.split(/\s+/).some(isRoleNoun);
  // "MIG/TIG Welder" is one job, "Nurse/Carer" are two.
  const parts = text.split(/\s+[/|\u2013\u2014-]\s+/u).flatMap((part) => {
    const pieces = part.split(/\/\s*(?=\p{Lu})/u);
    return pieces.every(names) ? pieces : [part];
  });
  const named = parts.filter(names);
  const english = named.find(
    (part) => part.trim().split(/\s+/).some(isEnglishRoleNoun) && !/[\u00e4\u00f6\u00fc\u00df]/i.test(part),
  );
  return english ?? named[0] ?? parts[0] ?? text;
}

/** The first of two jobs in one breath: "nurses and carers". */
function firstOf(text: string): string {
  const both = /^(.+?) (?:and|or|und|oder|&|et|y) (.+)$/i.exec(text);
  const ends = (part = '') => isRoleNoun(part.split(/\s+/).at(-1) ?? '');
  return both && ends(both[1]) && ends(both[2]) ? (both[1] ?? text) : text;
}

/** "Support Workers" are hired one by one. */
const inSingular = (text: string): string =>
  /[^s]s$/.test(text) && isEnglishRoleNoun(text.slice(0, -1).split(/[ -]/).at(-1) ?? '') ? text.slice(0, -1) : text;

/** Whether words may be the title of a job that nobody has heard of. */
const nameLike = (words: readonly string[]): boolean =>
  words.length <= 6 &&
  /^[\p{Lu}\p{N}.]/u.test(words[0] ?? '') &&
  !/\b(?:full|part|time|permanent|temporary|remote|contract|hybrid|filled|open|various|here|overview|summary|description|details?|vollzeit|teilzeit)\b/i.test(
    words.join(' '),
  );

/**
 * A title as it should stand on its own: without company, place, pay, marks of gender or praise, in sensible capitals.
 * '' when nothing in it names a job or when it isn't fit to be one. `announced`: the text says that this is the title
 * ("Job title:", "(m/w/d)"), so that an unheard-of job is believed.
 */
export function tidyTitle(raw: string, announced = false): string {
  let text = raw
    .slice(0, 160)
    .replace(/["\u201c\u201d\u201e*_#`~<>{}[\]]|\p{Extended_Pictographic}|\ufe0f/gu, (mark) =>
      mark === '[' || mark === ']' ? mark : ' ',
    )
    .replace(genderMark, '')
    .replace(money, '')
    .replace(/\s+/g, ' ')
    .trim();
  for (let round = 0; round < 6; round += 1) {
    const shorter = text
      .replace(before, '')
      .replace(/^[^\p{L}\p{N}.]+/u, '')
      .trim();
    if (shorter === text || !shorter) break;
    text = shorter;
  }
  text = oneOf(text)
    .replace(/\s*\([^)]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  text = cut(text)
    .replace(/\s*(?:\bref\b|\bid\b|#|\bnr\b|\bno\b)\.?\s?[:#]?\s?[\w/-]*\d[\w/-]*$/i, '')
    .replace(
      /\s+(?:exp\u00e9riment\u00e9e?s?|confirm\u00e9e?s?|motiv\u00e9e?s?|dynamiques?|s\u00e9rieu(?:x|se)|diplom\u00e9e?s?|con experiencia|experimentad[oa]s?)$/iu,
      '',
    )
    .replace(/\s+(?:\d+(?:st|nd|rd|th)\b.*|x(?:\s?\d+)?)$/i, '')
    .replace(/\s+\d[\d\s\u2013-]*%?$/, '')
    .replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#)]+$/gu, '')
    .trim();
  text = inSingular(firstOf(text));
  const words = text.split(' ').filter(Boolean);
  if (
    words.length === 0 ||
    words.length > 8 ||
    text.length > 80 ||
    !(announced ? nameLike(words) : words.some(isRoleNoun))
  )
    return '';
  if (
    isHostile(text) ||
    isHostile(raw) ||
    touchesUnlawful(text.replace(/\bfamily\b|\bchildren'?s?\b|\bdisabilit\w+\b|\bmental health\b/gi, ''))
  )
    return '';
  if (
    /^(?:dear|hi|hello|hey)\b|\bpair of hands\b|\b(?:i|you|we|they|he|she|is|are|was|ignore|instructions?)\b/i.test(
      fold(text.replace(/ I$/, '')),
    )
  )
    return '';
  return inTitleCase(text);
}
