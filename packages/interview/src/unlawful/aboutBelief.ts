import { rule } from './fragments.ts';
import type { Topic } from './topic.ts';

/** Religion, sexuality, unions, politics, and what the law or a creditor has on somebody. */
export const aboutBelief: readonly Topic[] = [
  [
    'religion',
    [
      rule(
        String.raw`{your}(?:religion|religious|faith\b(?! (?:in|schools?))|church\b(?! (?:music|choir|organ|concerts?))|mosque|synagogue|temple$|parish|god|prayers?|sabbath|denomination|beliefs(?= ?$| about god| in god)|spiritual(?:ity)?(?: beliefs| life)?|congregation|(?:religious )?creed)\b(?! education| studies)`,
      ),
      rule(
        String.raw`(?:{be}|{been}been ){a}(?:{believer}|member of (?:a |any |the )?(?:\w+ )?(?:{belief}|religious \w+)|baptized|baptised|confirmed in the church|observant)\b(?! (?:education|studies|dior|art|history teacher))`,
      ),
      rule(
        String.raw`\b(?:what|which) (?:\w+ )?{belief}\b (?:do|are|did|were|does|have) you\b|\b(?:what|which) (?:\w+ )?{belief} you\b`,
      ),
      rule(
        String.raw`\b(?:what|which) (?:\w+ )?religious (?:holidays?|festivals?|days?|practices?|beliefs?|services?) (?:do|are|did|will|would|must) you\b|\bwhat is your (?:sunday|sabbath)\b`,
      ),
      rule(
        String.raw`{do}{a}(?:need to )?(?:believe in (?:god|jesus|allah|heaven|an afterlife)|pray\b(?! (?:with|for) (?:patients|residents|clients|inmates))|go to (?:church|mosque|synagogue|temple|mass|a (?:church|mosque))|attend (?:church|mosque|synagogue|mass|temple|(?:a )?religious|services? at)|observe (?:any )?(?:religious|the sabbath|sabbath|ramadan|shabbat|lent|sundays|fridays)|keep (?:the )?(?:sabbath|shabbat|ramadan)|fast (?:during|in|for) (?:ramadan|lent|yom)|wear (?:a |an |any )?(?:head ?-?scarf|hijab|turban|kippah?|burka|burqa|niqab|veil|religious|cross\b|crucifix)|celebrate (?:christmas|easter|ramadan|eid|hanukkah|diwali|passover|religious)|belong to (?:a |an |any |the )?(?:\w+ )?(?:{belief}|religio\w+)|follow (?:a |any |the )?(?:religion|faith)|practi[sc]e (?:a |any |your )?(?:religion|faith|islam|christianity|judaism|hinduism|buddhism)|read the (?:bible|quran|koran|torah)|have (?:a |any )?(?:religion|faith$|religious (?:beliefs?|needs|commitments?|obligations?|views?|affiliation)))`,
      ),
      rule(
        String.raw`{your}(?:hijab|head ?-?scarf|turban|kippah?|burka|burqa|niqab|cross)\b|\b(?:what|which) (?:god|gods) (?:do|are|did) you\b`,
      ),
      rule(
        String.raw`\byou (?:(?!(?:guests?|customers?|patients?|clients?|pupils?|people|staff|colleagues?)\b)[\w'-]+ ){0,6}for religious reasons\b`,
      ),
    ],
  ],
  [
    'sexuality',
    [
      rule(
        String.raw`{your}(?:sexual (?:orientation|preferences?|identity|life|history|partners?)|sexuality|gender\b(?! (?:pay|equal\w*|balance|split|mix|analys\w+|stud\w+|diversity|polic\w+|lens))|sex\b(?! (?:ed|education))|sex life|pronouns|preferred pronouns|dating life|biological sex)`,
      ),
      rule(
        String.raw`{be}{a}(?:gay|lesbian|bi|bisexual|straight\b(?![ -]?(?:forward|talking|with|to|out|away|about|line))|heterosexual|homosexual|transgender|transsexual|trans|queer|lgbt\w*|non-?binary|intersex|asexual|male\b|female\b|man\b|woman\b|girl\b|boy\b)(?! (?:rights|pride|youth) (?:work|support|charity))`,
      ),
      rule(
        String.raw`\b(?:do|did|how do) you {a}(?:identify (?:as|with|yourself)|like (?:men|women|boys|girls)|sleep with|date (?:men|women|anyone|people))\b(?! (?:a |an )?(?:risk|problem|need|gap|opportunit|cause|bug|lead|customer|client)\w*)(?<!identify with)`,
      ),
      rule(
        String.raw`{be}{a}(?:into|attracted to|interested in) (?:men|women|boys|girls|guys|the same sex)\b|\bpartner (?:a )?(?:male|female|man|woman)\b|\blive with a (?:man|woman)\b`,
      ),
      rule(
        String.raw`\byou\b.* (?:working|work|report\w*|answer\w*|taking orders|take orders|being led|supervised|managed) (?:for|to|under|from|by) an? (?:\w+ )?(?:woman|man|female|male|lady)\b(?! (?:who|with|whose))|\byou\b.*,? as an? (?:woman|man|girl|lady|female|male)(?= ?$)`,
      ),
      rule(String.raw`{be}{a}born (?:an? )?(?:male|female|man|woman|boy|girl)\b`),
      rule(
        String.raw`\b(?:have|did|are) you (?:\w+ ){0,2}(?:transition(?:ed|ing)$|gender reassignment|sex change|come out (?:as|to your))`,
      ),
      rule(String.raw`\b(?:what|which) (?:gender|sex|pronouns) (?:are|do|were|did|should)\b`),
      rule(
        String.raw`\bas an? (?:\w+ )?(?:woman|man|girl|lady|female|male|gay|lesbian|trans\w*)\b(?=,| (?:how|can|do|would|could|will|are)\b)`,
      ),
    ],
  ],
  [
    'union',
    [
      rule(
        String.raw`(?:{be}|{been}been |{been}){a}(?:in |on |active in |part of |with )?(?:a |any |the |member of |members of |representative of |rep (?:of|for) )*{union}`,
      ),
      rule(
        String.raw`{be}{a}(?:union(?:i[sz]ed| (?:member|rep|official|activist))|shop steward)|{been}{a}(?:been )?(?:a )?(?:union (?:member|rep)|shop steward|unioni[sz]ed)`,
      ),
      rule(
        String.raw`\b(?:have|did|do|would|will|are|could|might) you {a}(?:consider |want to |plan to |like to |intend to |be |thinking of |help(?:ed)? (?:to )?)*(?:join|joined|joining|belong(?:ed)? to|support|supported|vote[d]? for|organi[sz]e[d]?|start|found|set up|pay(?:ing)? dues to) (?:a |an |any |the |your )*{union}`,
      ),
      rule(
        String.raw`\b(?:have|did|do|would|will) you {a}(?:been on|gone on|go on|take part in|taken part in|join|joined) (?:a |any )?strike`,
      ),
      rule(
        String.raw`{be}{a}(?:going to |planning to )?unioni[sz]e\b|\b(?:did|do|will|would) you vote (?:for|in) (?:the )?works council`,
      ),
      rule(
        String.raw`\b(?:think|feel|opinions?|views?|attitude|stance)\b (?:\w+ )?(?:of|about|on|towards?) (?:the |a )?{union}`,
      ),
      rule(
        String.raw`\byou\b.* (?:active|involved|engaged|a member|organi[sz]ing) (?:in|of|for|with) (?:a |any |the |your )?{union}(?= ?$|,)`,
      ),
      rule(String.raw`{your}(?:trade |labou?r )?union\b(?! (?:types?|quer\w+))`),
    ],
  ],
  [
    'politics',
    [
      rule(
        String.raw`\b(?:who|whom|what party|which party|which candidate|what candidate) (?:did|do|will|would|have|are) you {a}(?:be )?(?:{vote}|(?:support|favou?r|back\b)(?! (?:on|in|from|through|during|with) (?:the|your|a|our|this|that) (?:team|job|shift|work|day|role|project)))`,
      ),
      rule(
        String.raw`\b(?:do|did|will|would|have|are) you {a}(?:going to )?{vote}(?: (?:in (?:the |any )?(?:last |next )?elections?|for (?:the )?\w+|labour|conservative|republican|democrat\w*|left|right|green)|{end})(?! (?:a |the )?(?:design|story|points|feature))`,
      ),
      rule(
        String.raw`{your}(?:political|politics\b|party (?:membership|affiliation|card)|voting|vote\b(?= ?$| in the (?:last |next )?election)|(?:left|right)-wing)`,
      ),
      rule(
        String.raw`{be}{a}(?:politically|political\b(?! (?:journalist|editor|analyst|science|adviser|reporter|correspondent))|democrat|republican|conservative(?= ?$| or )|liberal(?= ?$| or )|socialist|communist|tory|left-wing|right-wing|feminist|nationalist|monarchist|(?:member|supporter) of (?:a |any |the )?(?:\w+ )?(?:political )?(?:party|movement))\b`,
      ),
      rule(
        String.raw`\b(?:have|did|do|were) you {a}(?:been )?(?:a )?(?:join(?:ed)?|member of|belong(?:ed)? to|donate[d]? to|campaign(?:ed)? for|been active in) (?:a |any |the )?(?:\w+ )?(?:political )?part(?:y|ies)\b`,
      ),
      rule(
        String.raw`\b(?:think|feel|opinions?|views?)\b (?:\w+ )?(?:of|about|on) (?:the )?(?:president|prime minister|chancellor|government|current administration|last election|trump|biden|brexit|left|right wing|abortion|gun control|immigration)\b(?= ?$|,| and )`,
      ),
    ],
  ],
  [
    'criminal',
    [
      rule(
        String.raw`(?:{have}|{be}|{been}been ){a}(?:criminal (?:record|convictions?|past|history|charges?)|(?:unspent |spent |previous )?convictions?\b(?! (?:that|about|in your))|police record|rap sheet)`,
      ),
      rule(
        String.raw`\b(?:have|were|are|had) you {a}(?:been |got |ever )*(?:arrested|convicted|jailed|imprisoned|incarcerated|locked up|charged with|accused of|sentenced|in (?:jail|prison|custody)|in trouble with the (?:law|police)|on (?:parole|probation(?! period))|fined by)\b(?<!you arrested)(?<!you ever arrested)(?! (?:suspect|someone|people|as an? (?:teacher|nurse|officer|guard|doctor)))`,
      ),
      rule(
        String.raw`\b(?:have|had|did) you {a}(?:had|have|got into|get into) {a}trouble with the (?:police|law)\b|\b(?:have|did) you {a}(?:commit(?:ted)?|served?) (?:a |any )?(?:crimes?|offences?|offenses?|time in|a sentence|a felony)`,
      ),
      rule(String.raw`{your}(?:criminal|police|arrest) (?:record|history|past)`),
    ],
  ],
  [
    'money',
    [
      rule(
        String.raw`{your}(?:credit (?:rating|score|history|report|card debts?)|debts?\b(?! (?:collection|recovery|portfolio|management|advice))|financial (?:situation|problems|worries|circumstances)|mortgage\b(?! (?:clients|products|customers|advice|portfolio|team)))`,
      ),
      rule(
        String.raw`{have}{a}(?:large |big |personal |credit card |student )*(?:debts?\b(?! (?:collection|recovery|advice|management|experience))|money (?:problems|worries|troubles)|financial (?:problems|worries|troubles)|bad credit|a mortgage)`,
      ),
      rule(
        String.raw`\b(?:have|were|are|did) you {a}(?:been |gone |go |declared? |filed for )*(?:bankrupt(?:cy)?|in debt|insolvent)\b`,
      ),
      rule(
        String.raw`\b(?:do|did) you (?:own or rent|rent or own|own (?:a|your) (?:own )?(?:home|house|flat))\b|\bhave your wages been garnish`,
      ),
    ],
  ],
  [
    'military',
    [
      rule(
        String.raw`\b(?:type|kind|sort) of (?:military )?discharge\b|\b(?:dis)?honou?rabl[ey] (?:military )?discharge|{your}military (?:service|discharge|status|record|obligations?)|\bdischarged? from (?:the )?(?:army|navy|air force|military|armed forces|marines)`,
      ),
      rule(
        String.raw`\b(?:have|did|do|must|will) you {a}(?:done?|serve[d]?|complete[d]?|finish\w*|do|still have to do) (?:your |any |the |in the )*(?:military|national|compulsory|conscript\w*|armed) (?:service|forces)|\bwhy did(?:n't| not) you serve\b`,
      ),
    ],
  ],
];
