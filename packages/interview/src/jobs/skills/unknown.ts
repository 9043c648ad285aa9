import { namesTrait, touchesUnlawful } from '../../policy/unlawful.ts';
import type { Passage } from '../sections/passages.ts';
import { isHostile } from '../text/hostile.ts';

/** A stretch of a passage. */
export interface Span {
  name: string;
  start: number;
  end: number;
}

const longest = 6;

/** What is said about a skill rather than being one: amounts, strengths, ways of having it. Taken off the front again and again. */
const lead =
  /^(?:and|or|&|plus|also|the|an?|your|our|some|any|all|own|must|should|you|you'll|you've|will|we|need|needs?|want|have|has|having|hold|holds|possess|bring|show|shown|be|been|being|are|is|at|least|minimum|min\.?|up|to|over|more|than|around|about|of|in|with|for|on|using|by|from|within|\d+\+?(?:[-\u2013]\d+)?|one|two|three|four|five|six|years?'?|yrs|months?'?|jahre\w*|experienced?|expertise|knowledge|understanding|proficien(?:t|cy)|familiar(?:ity)?|ability|able|capable|capability|confident|comfortable|competen(?:t|ce|cy)|skilled|skills?|trained|training|background|track|record|exposure|qualified|qualification|working|work|hands-on|practical|previous|prior|proven|demonstrated|demonstrable|strong|solid|sound|good|great|excellent|basic|advanced|deep|thorough|first|in-depth|current|valid|full|recent|relevant|significant|extensive|considerable|substantial|professional|commercial|clear|exceptional|outstanding|superb|high|level|degree|essential|required|necessary|mandatory|erfahrung(?:en)?|kenntnisse?|gute[rns]?|sehr|fundierte|sichere[rn]?|umgang|mit|im|in|der|die|das|den|dem|und|von|sicher|mehrj\u00e4hrige|berufserfahrung|exp\u00e9rience|ma\u00eetrise|connaissances?|bonne|de|du|des|la|le|les|l'|d'|et|une?|experiencia|conocimientos?|manejo|dominio|en|con|y|el|los|las)\s+/i;
const tail =
  /\s+(?:skills?|experience|knowledge|background|expertise|ability|abilities|is|are|be|required|essential|needed|necessary|preferred|mandatory|a must|must|desirable|erforderlich|notwendig|vorausgesetzt|von vorteil|exig\u00e9e?s?|indispensable|requerid[oa]|imprescindible|role|environment|setting|position|etc\.?|and|or|in|with|of|to|for)$/i;

/** Words that show a clause, an attitude or a condition of work rather than a skill. */
const clause =
  /\b(?:you|your|we|our|us|i|they|their|he|she|it|who|which|that|what|when|where|if|because|so|not|no|never|will|would|can|could|should|must|may|is|are|was|were|be|been|has|have|had|do|does|please|apply|job|role|position|team|company|candidate|applicant|person|people|someone|anyone|everyone|everything|things?|passion\w*|love|enjoy|willing\w*|happy|keen|eager|attitude|personality|smile|positive|sense of humou?r|motivat\w+|enthusias\w+|commitment|available|availability|weekends?|evenings?|nights?|shifts?|hours?|days?|full[- ]time|part[- ]time|flexib\w+|travel|relocate|live|living|location|commut\w+|own (?:car|vehicle|transport)|salary|pay|benefits?|bonus|insurance|holidays?|equivalent|similar|degree|diploma|graduat\w*|bachelor\S*|master\S*|education|school|ged|gcses?|a-levels?|years?|jahre?n?|ans|a\u00f1os|minimum|references?|cv|r\u00e9sum\u00e9|resume|visa|permit|passport|citizen\w*|background|check|dbs|screening|drug|vaccin\w+|young|old|male|female|native|over (?:18|21)|aged?|lifting|lift|kg|lbs?|pounds|sie|du|wir|ihr|vous|nous|usted|bereitschaft|schicht\w*|wochenend\w*|disponib\w*|freude|spa\u00df|motivation|abgeschlossene\w*|ausbildung|dynamic|fast[- ]paced|hard[- ]working|well|floor|related|relevant field|new|other|various|different|multiple|ours?|day|world|industry|level|opportunity)\b/i;
const brief = /^[\p{L}\p{N}][\p{L}\p{N}+#.\u2019'/&\- ]*$/u;

/** A requirement without what is said about it: "five years of experience with Kafka" is "Kafka". */
export function bareSkill(raw: string): string {
  let text = raw
    .replace(/[()"\u201c\u201d]/g, ' ')
    .replace(/^[\s:.,;!?*-]+|[\s:.,;!?*-]+$/g, '')
    .replace(/\s+/g, ' ');
  for (let round = 0; round < 12; round += 1) {
    const shorter = text.replace(lead, '').replace(tail, '');
    if (shorter === text) break;
    text = shorter;
  }
  return text.trim();
}

const proper = (text: string): boolean => /\p{Lu}[\p{L}\p{N}]*\d|\d[\p{L}-]*\p{Lu}|\p{Lu}{2,}|\p{Ll}\p{Lu}/u.test(text);

/** Capitals that name a market, a place or a paper rather than a skill. */
const noSkill =
  /^(?:(?:BSc|MSc|BA|MA|MBA|MEng|BEng|PhD|EOE|EEO)\b.*|FMCG|SMEs?|UK|US|USA|EU|EMEA|APAC|DACH|NHS|CV|CVs|PDF|FAQ|USP|B2G|GmbH|AG|NGOs?|HQ|CEO|CFO|CTO|VIP|[A-Z]{1,2}\d{1,2}|OTE|PTO|BTEC|NVQ(?: \d)?|HND|HNC|GED|II|III|OEM)$/;

const believable = (text: string): boolean => {
  const words = text.split(' ');
  return (
    text.length >= 2 &&
    text.length <= 60 &&
    words.length <= longest &&
    /\p{L}{2}/u.test(text) &&
    brief.test(text) &&
    !clause.test(text) &&
    !noSkill.test(text) &&
    !/\d[.,]\d/.test(text) &&
    !touchesUnlawful(text) &&
    !namesTrait(text) &&
    !isHostile(text)
  );
};

const doing =
  /\b(?:experience|erfahrung|knowledge|proficien\w+|familiar\w*|skilled|trained|training|certif\w+|licen[cs]e|expertise|competen\w+|understanding|ability|able|kenntnisse|ma\u00eetrise|connaissance\w*|experiencia|conocimiento\w*|confident|comfortable|hands-on|qualified|operat\w+)\b/i;

/**
 * Skills that no vocabulary knows but that stand plainly in a list of requirements: "experience with the XYZ-9 press".
 * `known` are the stretches that the vocabulary explains; an item that holds one adds nothing.
 */
export function unknownSkills(passage: Passage, known: readonly Span[]): Span[] {
  if (passage.kind !== 'required') return [];
  const { text } = passage;
  if (text.length > 500 || (!passage.headed && !doing.test(text))) return [];
  const spans: Span[] = [];
  let start = 0;
  const items = text.split(
    /(, (?:and |or |und |et |y )?| and | or | und | oder | et | ou | y | o |; |: | \/ | [\u2013\u2014-] |\()/,
  );
  const whole = items.length <= 1;
  for (const [index, item] of items.entries()) {
    const end = start + item.length;
    // What stands in brackets behind a known skill is its abbreviation or a remark.
    const remark = items[index - 1] === '(' && known.length > 0;
    if (index % 2 === 0 && !remark && !known.some((span) => span.start < end && span.end > start)) {
      const name = bareSkill(item);
      const plainly = known.length === 0 ? passage.bullet || passage.headed : false;
      const fits = proper(name) || (plainly && (whole || (doing.test(text) && name.split(' ').length <= 4)));
      if (fits && believable(name)) spans.push({ name, start, end });
    }
    start = end;
  }
  return spans.slice(0, 6);
}
