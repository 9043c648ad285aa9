import { namesTrait, touchesUnlawful } from '../../policy/unlawful.ts';
import { isHostile } from '../text/hostile.ts';

const mostWords = 6;

/** Words that show a clause, an attitude or a condition of work rather than a skill. */
const clause =
  /\b(?:you|your|we|our|us|i|they|their|he|she|it|who|which|that|what|when|where|if|because|so|not|no|never|will|would|can|could|should|must|may|is|are|was|were|be|been|has|have|had|do|does|please|apply|job|role|position|team|company|candidate|applicant|person|people|someone|anyone|everyone|everything|things?|passion\w*|love|enjoy|willing\w*|happy|keen|eager|attitude|personality|smile|positive|sense of humou?r|motivat\w+|enthusias\w+|commitment|available|availability|weekends?|evenings?|nights?|shifts?|hours?|days?|full[- ]time|part[- ]time|flexib\w+|travel|relocate|live|living|location|commut\w+|own (?:car|vehicle|transport)|salary|pay|benefits?|bonus|insurance|holidays?|equivalent|similar|degree|diploma|graduat\w*|bachelor\S*|master\S*|education|school|ged|gcses?|a-levels?|years?|jahre?n?|ans|a\u00f1os|minimum|references?|cv|r\u00e9sum\u00e9|resume|visa|permit|passport|citizen\w*|background|check|dbs|screening|drug|vaccin\w+|young|old|male|female|native|over (?:18|21)|aged?|lifting|lift|kg|lbs?|pounds|sie|du(?= \p{Ll}+st\b)|wir|ihr|vous|nous|usted|bereitschaft|schicht\w*|wochenend\w*|disponib\w*|freude|spa\u00df|motivation|abgeschlossene\w*|ausbildung|dynamic|fast[- ]paced|hard[- ]working|well|floor|related|relevant field|new|other|various|different|multiple|ours?|day|world|industry|level|opportunity|environments?|setting|sector|field|busy|customers?|clients|ideally|preferably|after|before|until|every|each|most|any|more|less|rest|someone's|make|sure|know\w*|need|needs|want|wants|say|says|get|gets|ring|call|come|see|start|behind|comes?|naturally|esperienza|anni|turni|ervaring|werkervaring|jaar|diploma's)\b/iu;
/** Words of requirements that alone are none. */
const empty =
  /^(?:bonnes? (?:connaissances?|ma\u00eetrise)|gute kenntnisse|able|exams?|final exams|shop|kit|own kit|children|adults|pupils|patients|animals|kids|dogs|experience|exp\u00e9rience|experiencia|esperienza|ervaring|erfahrung|knowledge|months?|cars?|own (?:car|van|tools|kit|transport)|postgraduate|bilingual|bilinguisme|training|studies|economics|skills?|tools?|systems?|software|technology|products?|materials?|equipment|machinery|standards?|procedures|tasks?|duties|support|works?|manners|interest|ability|talent|protocolo|afinidad|initiative|quality|use|practice|details?|areas?|results?|others?|etc|why|how|what|the .*|why .*|how .*|what .*|manage .*|\p{Lu}?\p{Ll}+ly)$/iu;
/** Beginnings of what is done, and single words for how somebody is. */
const deedOrManner =
  /^(?:(?:give|report|hire|coach|take|make|keep|help|lead|plan|write|run|build|drive|show|ask|answer|talk|speak|listen|think|learn|teach|bring|put|prov(?:e|ing)|do|go|look|stay|deal|handle|solve|follow|read|use|meet|serve|sell|carry|check|manage|deliver|assist|support|ensure|maintain|provide|prepare|perform|develop|create) .*|hire|coach|written|spoken|verbal|understanding|working|them|up-to-date|to .*|\p{L}+(?:ious|eous|ful|able|ible|less|ative|itive|ed|ent|isch|lich|ig))$/iu;
const brief = /^[\p{L}\p{N}][\p{L}\p{N}+#.\u2019'/&\- ]*$/u;

/** Whether capitals or figures make a word a name: "XYZ-9", "AFAS". */
export const proper = (text: string): boolean =>
  /\p{Lu}[\p{L}\p{N}]*\d|\d[\p{L}-]*\p{Lu}|\p{Lu}{2,}|\p{Ll}\p{Lu}/u.test(text);

/** Capitals that name a market, a place or a paper rather than a skill. */
const noSkill =
  /^(?:(?:BSc|MSc|BA|MA|MBA|MEng|BEng|PhD|EOE|EEO)\b.*|FMCG|SMEs?|UK|US|USA|EU|EMEA|APAC|DACH|NHS|CV|CVs|PDF|FAQ|USP|B2G|GmbH|AG|NGOs?|HQ|CEO|CFO|CTO|VIP|[A-Z]{1,2}\d{1,2}|OTE|PTO|BTEC|NVQ(?: \d)?|HND|HNC|GED|II|III|OEM)$/;

/** Whether words can be a skill that nobody has heard of. */
export const believable = (text: string): boolean => {
  const words = text.split(' ');
  return (
    text.length >= 2 &&
    text.length <= 60 &&
    words.length <= mostWords &&
    /\p{L}{2}/u.test(text) &&
    brief.test(text) &&
    !clause.test(text) &&
    !noSkill.test(text) &&
    !empty.test(text) &&
    !deedOrManner.test(text) &&
    !/\d[.,]\d/.test(text) &&
    !touchesUnlawful(text) &&
    !namesTrait(text) &&
    !isHostile(text)
  );
};
