import { rule } from './fragments.ts';
import type { Topic } from './topic.ts';

const decade = String.raw`(?:2[2-9]|[3-7]\d|twenty-\w+|thirty|forty|fifty|sixty|seventy)\b(?! (?:kilo\w*|kg|pounds|lbs|people|hours|minutes|percent|per cent|days|miles|km|met))`;

/** Age, origin, family, pregnancy and health. */
export const aboutLife: readonly Topic[] = [
  [
    'pregnancy',
    [
      rule(
        String.raw`\b(?:you|you're|you've)(?: \w+)? (?:{a}or )?(?:(?:become|became|get|got|getting|fall|fell|are|were|be|been|currently|ever|now|intend|plan|hope|want|to|that|soon) )*{a}pregnant\b(?! (?:wom[ae]n|patients?|clients?|ewes?|cows?|mares?|customers?|teenagers?|guests?|colleagues?|passengers?))`,
      ),
      rule(
        String.raw`\b(?:your|a) (?:due date|(?:next |last |future )?pregnanc(?:y|ies))\b(?= |$)(?! (?:clinic|test|ward|class|care|patient|yoga))(?<!\ba pregnancy)`,
      ),
      rule(
        String.raw`(?:{be}|\byou are |\byou're )(?:not )?{a}(?:expecting(?: a (?:baby|child))?{end}|trying for a (?:baby|child)|breast-?feeding{end}|trying to conceive)`,
      ),
      rule(
        String.raw`\b(?:you|your) (?:(?!(?:colleagues?|employees?|members?|staff|someone|somebody|team|people|person|workers?|calculate|handle|arrange|explain|process|cover|replace|organi[sz]e|prepare|announce)\b)[\w'-]+ ){0,5}(?:maternity|paternity|parental) leave\b`,
      ),
      rule(String.raw`\b(?:do|are|did) you (?:\w+ )?(?:contracepti\w+|birth control|on the pill)`),
      rule(
        String.raw`\b(?:your baby due|you due|child-?bearing age|(?:had|have) (?:\w+ )?(?:a miscarriage|an abortion|ivf|fertility treatment))\b`,
      ),
      rule(String.raw`\byour (?:maternity|paternity|parental) (?:leave|plans)`),
    ],
  ],
  [
    'age',
    [
      rule(String.raw`\bhow old (?:(?:are|were|might|would|will) (?:you|u)|you (?:are|were))\b`),
      rule(String.raw`\b(?:what age|which age group) (?:are|were) you\b`),
      rule(
        String.raw`{your}(?:age|date of birth|birth ?date|year of birth|birth ?day|birth year|birth certificate|generation)\b(?! (?:groups?|ranges?|verification|checks?|cake|part))`,
      ),
      rule(
        String.raw`\b(?:when|what year|which year|what date|which day|on what day)(?: \w+){0,2} (?:were )?you (?:were )?born\b`,
      ),
      rule(
        String.raw`\b(?:what|which) year (?:did|have) you (?:graduate|finish|leave|left|complete)\w*|\bwhen (?:did|have) you (?:graduate from|finish|leave|left) (?:high school|school|secondary school|college)\b`,
      ),
      rule(
        String.raw`(?:{be}|you are |you're ){a}(?:over|under|older than|younger than|above|below|past|nearly|almost|approaching|turning) (?:the age of |your )?${decade}`,
      ),
      rule(String.raw`(?:{be}|\byou are |\byou're ){a}in your (?:twenties|thirties|forties|fifties|sixties|\d0'?s)`),
      rule(
        String.raw`\byears?\b.*\byou\b.*\b(?:before|until|till) (?:your )?(?:retire\w*|pension)\b|\byou\b.*\byears?\b.*\b(?:before|until|till) (?:your )?(?:retire\w*|pension)\b`,
      ),
      rule(String.raw`\byou (?:turn|turned|will turn|going to turn) (?:\d\d|thirty|forty|fifty|sixty)\b`),
      rule(String.raw`\b(?:too|a (?:bit|little)|rather|quite|very|so) (?:old|young)\b(?= (?:for|to)\b)(?<=\byou\b.*)`),
      rule(String.raw`\b(?:younger|older) (?:than (?:you|yourself)\b|(?:boss|manager|supervisor)\b)`),
      rule(
        String.raw`\b(?:at|for) your age\b|\b(?:someone|somebody|people|anyone|person) (?:of )?(?:your age|(?:half|twice) your age)\b`,
      ),
      rule(
        String.raw`(?<!^(?:which|what) (?!age|year|date|day).*)\byou(?:'re)? (?:(?:plan|planning|intend|intending|expect|expecting|hope|hoping|want|going|thinking|thought|like|ready|close|near|can|will|think|about|of|on|to|into|go|be|early|are) )*(?:retire|retiring|retirement|retired)\b(?! (?:a|an|the|any|some|this|that|these|it|them|first|legacy|old|our|your|products?|plans for|funds?|planning|home|savings))`,
      ),
      rule(
        String.raw`\b(?:your (?:own )?(?:retirement|pension)(?: plans?| age| date)?|you reach (?:pension|retirement)(?: age)?|years? (?:left |to go )?(?:until|before|till) you(?:r)? (?:retire\w*|pension))\b(?! (?:products?|clients?|customers?|portfolio|advice|calculator|team))`,
      ),
      rule(String.raw`\bhow (?:close|near|far) are you (?:to|from) (?:retir\w+|pension)`),
    ],
  ],
  [
    'origin',
    [
      rule(
        String.raw`\bwhere (?:are|were|do|did|is|was) (?:you|your \w+|your (?:grand)?parents)\b (?:{a}|come |really |all )*(?:from|born|raised|grow up)\b`,
      ),
      rule(
        String.raw`\bhow (?:did|have) you (?:\w+ )?(?:come|end up|ended up|got|get) (?:to )?(?:live |living |here )?(?:in|to) (?:this country|our country|america|england|britain|germany|france|the (?:us|uk|states|west))\b`,
      ),
      rule(
        String.raw`\bwhere (?:do|did) you {a}come from\b|\bwhere (?:did|were) you (?:grow up|grew up|brought up)\b|\bwhere did you (?:live|stay|go to school) (?:\w+ ){0,3}(?:growing up|as a (?:child|kid|boy|girl)|(?:child|young|little|small)|before you (?:came|moved|arrived))\b`,
      ),
      rule(
        String.raw`{your}(?:nationality|citizenship|ethnic\w*|ancestry|heritage\b(?! (?:site|project|work|building|portfolio))|racial|tribe|caste|country of (?:birth|origin)|home country|native country|birth ?place|place of birth|immigration status|residence status|mother tongue|native (?:language|tongue|country)(?<!(?:into|from|to) your native language)|first language|accent\b(?! (?:wall|colou?r|piece|marks?))|skin colou?r|cultural background|roots\b|origins?\b(?! (?:server|story of))|race\b(?![ -](?:engineers?|cars?|teams?|conditions?|horses?|bikes?|weekends?|days?|strateg\w+|events?|plans?|director)))`,
      ),
      rule(
        String.raw`\b(?:what|which) (?:nationality|race|ethnicity|ethnic group|ethnic background|caste|tribe|skin colou?r|country) (?:are|were|do|did) you\b`,
      ),
      rule(String.raw`\bcolou?r (?:of|is) your skin\b`),
      rule(String.raw`\b(?:get|got|have|hear|from|is) (?:\w+ )?(?:that|this) (?:\w+ )?accent\b`),
      rule(String.raw`\bis (?:\w+ )?your (?:first|native|second|mother|main) (?:language|tongue)\b`),
      rule(String.raw`{be}{a}native (?:\w+ )?speakers?\b`),
      rule(
        String.raw`{be}{a}(?:(?:\w+ ){1,2}(?:citizen|national)\b(?! (?:sales|account|manager|director|coordinator|service|science))|citizen|immigrant|migrant|foreigner|refugee|asylum seeker|foreign(?:-| )?born|born (?:here|abroad|in (?:this|the|another) \w+)|native(?= ?$| or | here)|from (?:here|abroad|this country|around here|another country|overseas))\b`,
      ),
      rule(
        String.raw`{be}{a}{people}\b(?![ -](?:speaking|label|belt|hat|box|collar|trained|board|market|cuisine|food|law|team|teacher|language|tax|stack))`,
      ),
      rule(String.raw`{be}{a}of (?:\w+ ){1,3}(?:descent|origin|heritage|ancestry)\b`),
      rule(
        String.raw`\b(?:your|that|this) (?:\w+ )?(?:sur|last |family |first |middle )?name\b.{0,20}\b(?:come|from|origin|sound|mean)\b(?! (?:up|out))|\bwhat (?:kind|sort) of (?:a )?name is\b|\borigin of (?:your|that) (?:\w+ )?(?:sur)?name\b`,
      ),
      rule(
        String.raw`\bhow long have you (?:been|lived|resided|been living) (?:here$|in (?:this|the|our) (?:country|us|u\.s|usa|uk|eu|states|united \w+))|\bhow long have you (?:lived|been living) (?:here|in (?:germany|france|britain|england|america|spain|italy|ireland|canada|australia))\b`,
      ),
      rule(
        String.raw`\b(?:did|have|when|are|were|had) you {a}(?:immigrat\w+|emigrat\w+|naturali[sz]ed|come to (?:this|our) country|arrive in (?:this|our|the) (?:country|us|uk|states))\b|\bwhen did you (?:immigrate|emigrate|move|come|get) (?:to|into) (?:this|our|the) (?:country|us|uk|states|united \w+)\b`,
      ),
      rule(String.raw`\byour passport\b|{be}{a}native {people}`),
      rule(String.raw`\b(?:what|which) passports? (?:do|did|are) you\b`),
      rule(String.raw`\bwhat language (?:do|did) you (?:\w+ )?speak (?:at home|with your|as a child)\b`),
      rule(String.raw`\bhow did you learn to speak (?:such |so )?(?:good |well )?\w+ so well\b`),
    ],
  ],
  [
    'family',
    [
      rule(
        String.raw`{be}{a}(?:married|unmarried|single(?![ -]?(?:hand|mind|sign|point))|divorced|engaged(?= ?$| to be| or )|widowed|separated|remarried|in a (?:\w+ )?relationship|seeing (?:anyone|someone)|dating|living with (?:a partner|someone|anyone|your)|getting (?:married|divorced))`,
      ),
      rule(
        String.raw`\b(?:{been}{a}(?:been )?(?:married|divorced|widowed)|{do}(?:\w+ ){0,3}(?:get|getting|got) married|{do}(?:\w+ ){0,3}marry(?= ?$| (?:soon|someone|again|him|her|your)\b))\b`,
      ),
      rule(
        String.raw`\b(?:your marital|marital (?:or family )?status|civil status|your relationship status|your maiden|maiden name|your married name|your (?:own )?marriage)\b`,
      ),
      rule(
        String.raw`\b(?:miss|ms|mrs) or (?:miss|ms|mrs)\b|\bis there (?:a|another) (?:mr|mrs|mister|missus)\b|\blittle ones at home\b|\b(?:after|before|about) (?:having|the birth of) (?:a|your|another) (?:first |second )?(?:baby|child)\b(?<=\byou\b.*)`,
      ),
      rule(String.raw`{your}{spouse}\b`),
      rule(
        String.raw`{your}(?:ex )?partner(?:'s (?:job|income|work|salary|religion|name|nationality)| (?:think|thinks|feel|feels|mind|minds|work|works|do|does|agree|agrees|earn|earns|support you|live|lives|move|want|wants|say|object|employed|at home|or (?:children|kids|family)|and (?:children|kids|family)|help (?:at home|with the)|pregnant))\b`,
      ),
      rule(String.raw`{have}{a}(?:{spouse}|partner(?: at home|{end})|kids|someone at home|anyone at home)\b{atWork}`),
      rule(
        String.raw`{have}(?:a |any |many |more |other |your |own |small |young |little |school-age |two |three |another )*(?:{kid}|famil(?:y|ies)|dependants?|dependents?)\b(?! (?:support|health|services|experience|care|psych\w*|qualif\w+|law|medicine|products?|clothes|room|areas?|menus?|and young people))(?!'s){atWork}`,
      ),
      rule(
        String.raw`\byou (?:(?:want|wanting|plan|planning|hope|hoping|intend|intending|expect|expecting|going|think|thinking|like|wish|try|trying|thought|raise|raising|raised|start|starting|have|having|expand|about|of|on|to|for|adopt|adopting|get) )+(?:a |any |more |another |your |own |the |large |big )*(?:{kid}|famil(?:y|ies))\b(?! (?:support|health|services|room|law|business|meal|menu|class|area|day|concert|with (?:a|their)|about|in need|as |who|to (?:read|write|swim|learn))){atWork}`,
      ),
      rule(
        String.raw`\bhow many (?:{kid}|dependants?|dependents?) (?:do|will|would|are|have) you (?:have|want|plan|got|raising)\b{atWork}`,
      ),
      rule(
        String.raw`{your}(?:{kid}|family|families|famil(?:y|ies)|relatives|parents|mother|father|mum|mom|dad|grandparents|grandmother|grandfather|siblings?|brothers?|sisters?|household|home life|love life|ancestors)\b(?<!that (?:was|is) your baby)(?! (?:medicine|doctors?|therapy|therapist|lawyers?|support|mediation|liaison|business|room|practice|clinic|law|team|groups?|menu|meals|concerts?|patients?|clients?|process|components?|therapy sessions|services|sessions|meetings|audience|support))`,
      ),
      rule(
        String.raw`\bwho (?:\w+ ){0,3}(?:looks? after|takes? care of|cares? for|minds?|watch(?:es)?|picks? up|baby-?sits?|babysit) (?:your|the) (?:{kid}|little ones)\b.*(?:\byou\b|\bat home\b)|\bat home with (?:the|your) {kid}\b`,
      ),
      rule(
        String.raw`\b(?:your|any|have|arrange|afford|need|get|find|call|hire|sort(?:ed)?|(?:problems?|issues|trouble) with|pay for) (?:\w+ )?(?:child ?-?care|babysitter|nanny|day ?care)\b(?! (?:experience|qualif\w+|train\w*|certif\w+|work|setting|background|diploma|sector|centres?|centers?|nvq|roles?|providers?|settings|apprentice\w*|course))`,
      ),
      rule(
        String.raw`\b(?:family|caring|care-?giving|caregiver|domestic|household|parental|home) (?:commitments?|obligations?|responsibilities|duties|situation|circumstances|status|background|plans|life)\b(?! (?:of|for|at|among) (?:a|an|the|each|every|your|our|vulnerable|their|this|that)?)(?<=\b(?:you|your)\b.*|^(?:what about |any |do )?(?:family|caring|parental) \w+)`,
      ),
      rule(
        String.raw`\b(?:start|starting|plan|planning|raise|raising|extend) (?:a|your|the) family\b(?! (?:room|day|menu|business|event|trip|support|meeting))`,
      ),
      rule(
        String.raw`\b(?:do|did|are) you (?:still )?liv(?:e|ing) (?:alone|with (?:a |any|your |some|others|roommates|family))`,
      ),
      rule(String.raw`\bwho (?:do|did|are) you liv(?:e|ing) with\b`),
      rule(String.raw`\byour (?:living (?:situation|arrangements?)|own wedding|wedding(?= ?$| day$|, ))`),
      rule(
        String.raw`\b(?:do|did|will|would|are|have|must) you (?:\w+ )?(?:care|caring|cared|look after|looking after) (?:for )?(?:an? |any |your )?(?:elderly|sick|ill|ageing|aging|disabled) (?:relatives?|parents?|mother|father|family|family members?)\b`,
      ),
      rule(
        String.raw`\bas an? (?:\w+ )?(?:mother|father|mum|mom|dad|parent|wife|husband|single parent|bachelor)\b(?=,| (?:how|can|do|would|of (?:two|three|four|small|young))\b)`,
      ),
      rule(
        String.raw`\b(?:if|when|should|once|in case|suppose|until|before) you (?:ever )?(?:(?:have|had|get|got|start|started|become|became|are|were) )+(?:a |another |your |any |more )*(?:{kid}|family|parent|mother|father|married)\b{atWork}`,
      ),
    ],
  ],
  [
    'health',
    [
      rule(
        String.raw`{be}{a}(?:disabled|handicapped|ill(?= ?$| or | last| at | now| for )|sick(?! of)|unwell|healthy|depressed|hiv|diabetic|epileptic|autistic|dyslexic|neurodivergent|bipolar|overweight|obese|alcoholic|addict(?:ed)?|smoker|in (?:good|bad|poor|perfect|full) (?:health|shape physically)|in therapy|on (?:any )?(?:medication|medicines|drugs|sick leave|antidepressants)|taking (?:any )?(?:\w+ )?(?:medication|medicines?|drugs|pills|antidepressants)|vaccinated|under (?:medical|psychiatric) (?:treatment|care)|hard of hearing|deaf|colou?r-?blind|blind(?= ?$| or )|going through (?:the )?menopause|immunocompromised|(?:fit|fit and healthy|healthy and fit)(?= ?$| enough| and healthy))\b`,
      ),
      rule(
        String.raw`{have}{a}(?:history of |problems? with (?:your )?|trouble with (?:your )?|serious |chronic |severe |long-term |mental |physical |hidden |other )*{ill}\b{notTheirs}`,
      ),
      rule(
        String.raw`\b(?:do|did|are|have|were) you {a}(?:suffer|suffering|suffered|struggle|struggling|struggled|live|living|been living)(?: from| with) {a}(?:\w+ )?{ill}\b{notTheirs}`,
      ),
      rule(String.raw`\b(?:do|did|have|are) you {a}suffer(?:ing|ed)? from\b`),
      rule(
        String.raw`{your}(?:health\b(?![ -]?(?:and safety|care|visit\w*|check|insurance|service|club|app|centre|center|data|plan|coach|education|promotion|system|records? system))|disabilit\w+|illness\w*|ill health|medical (?:history|records?|conditions?|file|problems?)|health (?:history|status|problems?|conditions?|issues?|records?(?! system))|medications?\b(?! (?:round|management|chart|trolley|errors?))|mental health\b(?! (?:first|nurs\w+|ward|team|training|work|service|patients|clinic))|physical (?:health|condition|limitations?|disabilit\w+)|sick(?:ness)? (?:days?|leave|record|absences?)|blood (?:pressure|type|group)|eyesight|injur(?:y|ies)\b|vaccination status|bmi|psychiatrist|therapist|doctor say|addictions?|menstrua\w+|menopause|genes|genetic|drinking(?: habits)?$|smoking(?: habits)?$|weight\b(?![ -](?:train\w*|loss|manag\w+|limits?|room|lifting|bearing|class\w*))|height\b(?! (?:limit|restriction|chart|adjust\w*))|dress size|looks$|body weight)`,
      ),
      rule(
        String.raw`\bhow (?:many|much|often|long)\b.{0,40}\b(?:sick(?:ness)? (?:days?|leave)|days? (?:of |off )?(?:sick(?:ness)?|ill(?:ness)?)|(?:were|have) you (?:been )?(?:off )?(?:sick|ill|absent|unwell))\b`,
      ),
      rule(
        String.raw`\b(?:did|have|were|do|are|been) (?:you )?(?:\w+ ){0,3}(?:on sick leave|off sick|call(?:ed)? in sick|take sick (?:leave|days)|been off ill|off work ill|signed off)\b(?<=\byou\b.*)`,
      ),
      rule(
        String.raw`\b(?:have|were|did|had|do|are) you {a}(?:been |be |got |get )?(?:hospitali[sz]ed|seriously (?:ill|injured)|injured|diagnosed|treated (?:for|by)|in (?:rehab|hospital|therapy|psychiatric care)|addicted|operated on|admitted to (?:a )?(?:hospital|psychiatric))\b(?! (?:a|the) (?:patient|fault|problem))`,
      ),
      rule(
        String.raw`\bhave you {a}(?:had |claimed |filed (?:for )?|received |applied for |undergone |made )(?:a |an |any |some |serious |major |recent )*(?:surger(?:y|ies)|operations?\b(?! (?:training|role|experience|manager|fail|go|stop|run))|workers'? comp\w*|disability (?:benefits?|allowance|pension)|stroke|heart attack|(?:nervous )?breakdown\b(?! (?:cover|service))|{ill})\b{notTheirs}`,
      ),
      rule(
        String.raw`\b(?:do|did|are|have) you {a}(?:smoke|smoking|vape|drink(?:ing)?(?: alcohol|{end}| (?:much|a lot|heavily|socially|often|regularly|every day|daily|at (?:all|home|weekends|night)))|(?:take|taken|use|used|do|done|tried|taking|using) {a}(?:illegal |recreational |soft |hard )*(?:drugs|cannabis|cocaine|marijuana|weed))\b(?! (?:meat|fish|salmon|food|cheese|sausages))`,
      ),
      rule(
        String.raw`\b(?:what|which|any) (?:\w+ )?(?:medications?|medicines|drugs|pills) (?:do|are|did|have) you (?:\w+ )?(?:take|taking|on|use|taken)\b`,
      ),
      rule(
        String.raw`\b(?:do|did|are|have) you {a}(?:see|seeing|seen|visit|consult\w*|been to) (?:a |an |any |your )(?:psychiatrist|psychologist|therapist|shrink)\b`,
      ),
      rule(
        String.raw`\bhow (?:tall|heavy|healthy|fit) are you\b|\bhow much do you weigh\b|\bwhat do you weigh\b|\bhow is your (?:back|hearing|eyesight|sight|vision|health)\b`,
      ),
      rule(String.raw`\b(?:illness\w*|diseases?|conditions?) (?:that )?runs? in your\b`),
      rule(String.raw`\bwhat(?: is|'s|) wrong with your\b|\bwhat happened to your (?:leg|arm|hand|eye|face|back)\b`),
    ],
  ],
];
