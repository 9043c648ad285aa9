import { plainSentences } from './normal.ts';

/**
 * What an employer may not require, as it stands in a list of skills or in a title: "under 35", "unmarried", "native
 * speaker". Work that has to do with such things ("children's nursing", "religious education") is not meant.
 */
const traits: readonly RegExp[] = [
  /\b(?:under|over|below|above|younger|older|max(?:imum)?|not older than|up to) (?:than |the age of |age |age of )?(?:2[2-9]|[3-7]\d)\b(?! ?(?:%|kg|lbs?|m\b|km|metres|people|staff|covers|words|hours|years (?:of )?(?:experience|in)|percent))/,
  /\b(?:aged?|ages) ?:? ?(?:between |from )?\d\d\b(?! ?(?:months|weeks|days))|\b\d\d ?(?:-|to) ?\d\d years? old\b|\b(?:max(?:imum)?|minimum) age\b|\bage limit\b/,
  /\b(?:young(?! (?:people|children|person|offenders?|adults?|patients|learners|pupils|plants|stock|carers?|driver))|youthful|digital native|recent graduate only|not too old|mature (?:lady|woman|gentleman|man))\b/,
  /^(?:a |an )?(?:male|female|man|woman|men|women|lady|ladies|gentleman|girls?|boys?)(?: (?:only|preferred|candidates?|applicants?|nurse|cleaner|secretary|assistant|receptionist|driver|staff))?$|\b(?:males?|females?|men|women|ladies|girls) (?:only|preferred)\b|\b(?:must be|only|prefer(?:ably|red)?|ideally|young) (?:a )?(?:male|female|man|woman|men|women|girl|lady)\b/,
  /\b(?:un)?married\b|\b(?:single|divorced)(?= ?$|,| (?:only|preferred|person|woman|man|and|or)\b)|\bmarital status\b|\bno (?:children|kids|family (?:ties|commitments|obligations)|dependants)\b|\bchild-?(?:less|free)\b|\bwithout (?:children|kids|family commitments)\b/,
  /\b(?:not )?pregnan(?:t|cy)\b(?! (?:wom[ae]n|patients?|care|yoga|massage|advice|support|test\w*|and))(?=.*\b(?:not|no|must|candidate|applicant)\b|$)(?<=\b(?:not|no|never|must not be|isn't|planning) (?:be |get |become |a )?pregnan\w+)/,
  /^(?:a |practi[sc]ing |devout |active |must be |only )*(?:christian|muslim|jewish|jew|hindu|buddhist|catholic|protestant|atheist|sikh|religious|church member|believer)s?(?: (?:only|preferred|faith|person|woman|man|background|candidates?|believer))?$|\b(?:member of (?:a|the) (?:\w+ )?church|of (?:christian|muslim|jewish|catholic) faith|no (?:muslims?|jews?|christians?|headscarf|headscarves|hijab))\b/,
  /^(?:a )?(?:white|black|caucasian|asian|european|arab|latino|hispanic|heterosexual|straight|gay|lesbian)(?: (?:only|preferred|male|female|person|people|origin|descent|appearance|candidates?|applicants?))*$|\b(?:no (?:foreigners|immigrants|blacks|gays)|ethnic origin|skin colou?r|(?:german|british|american|french|local|eu|us|uk) (?:nationals?|citizens?|citizenship|nationality)(?: only)?$|european appearance|accent-?free|without (?:an )?accent|no accent)\b/,
  /\bnative\b(?=.*\b(?:speakers?|level|tongue|english|german|french|spanish|italian|dutch|polish|arabic|chinese|only)\b)(?!.*\b(?:apps?|cloud|react|mobile|plants?|species|ads?|advertising)\b)|\bmother tongue\b|\bmuttersprachler\w*|\bfirst language\b/,
  /^(?:good |perfect |excellent |in |full )*(?:health|healthy|able-?bodied|non-?smoker|no (?:disabilit\w+|illness\w*|health (?:problems|issues)|sick leave|medical conditions?)|not (?:disabled|handicapped|ill)|free (?:of|from) (?:illness|disabilit\w+|disease))$|\b(?:able-?bodied|non-?smokers?|no disabilit\w+|in (?:good|perfect) health|hiv[- ]negative|slim|attractive|good[- ]looking|pretty|beautiful (?:woman|girl|appearance))\b(?! (?:code|design|websites?|interfaces?|prose|writing|ui))/,
  /\b(?:non-?union|no union|not (?:a )?(?:member of a |in a )?(?:trade )?union|no trade unionists?)\b|\b(?:conservative|republican|democrat|liberal|socialist) (?:voter|views|beliefs|member)\b|\bno (?:criminal|police) record\b|\bclean (?:criminal|police) record\b|\b(?:good|clean) credit (?:history|score|rating)\b/,
];

/** Whether a required skill, or a title, names what nobody may be chosen by. */
export const namesTrait = (text: string): boolean =>
  plainSentences(text).some((sentence) => traits.some((trait) => trait.test(sentence)));
