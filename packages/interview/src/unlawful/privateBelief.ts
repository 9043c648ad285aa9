import type { UnlawfulTopic } from './topics.ts';
import { anyOf } from './fragments.ts';

/** As in `privateLife`: religion, sexuality, unions, politics, the law, money. */
export const privateBelief: readonly [UnlawfulTopic, RegExp][] = [
  [
    'religion',
    anyOf(
      String.raw`(?:keep|observe|celebrate|honour) (?:any |which |what |the )?(?:\w+ )?(?:holy ?days?|holidays?|feasts?|festivals?)(?= ?$|,| at home| do| because| in your)|(?:which|what) (?:\w+ )?(?:holidays|feasts|festivals) do you (?:\w+ )?(?:keep|observe|celebrate|honour)`,
      String.raw`(?:gods?|saviou?r|lord|bible|quran|koran|torah|scripture)(?= ?$|,| in| every| at| with| help)`,
      String.raw`(?:go(?:es|ing)?|went|attend\w*|visit(?:s|ed)?|belong(?:ed)?|convert(?:ed)?|donate|tithe) (?:\w+ )?(?:to |at )?(?:a |the |any |your )?(?:church|mosque|synagogue|temple|mass|chapel|congregation|parish|islam|christianity|judaism)`,
      String.raw`(?:cover|covering|covered) (?:your )?(?:hair|head|face)(?= ?$|,| for| at| because)|wear(?:ing)? (?:a |that |your |the )?(?:veil|cross|head-?scarf|hijab|turban|kippah?|skull ?cap|crucifix)`,
      '(?:church-?goer|church-?going|sunday (?:service|school|mass)|holy communion|communion|confession|bar mitzvah|bat mitzvah|christened|christening|baptis\\w+|imam|rabbi|your priest|your vicar|your pastor|jehovah|jesus|allah|the pope|the afterlife|life after death|heaven|hell exists|higher (?:power|being)|spiritual\\w*)',
      String.raw`(?:say|saying|said) (?:grace|your prayers|a prayer)`,
      '(?:pray|prays|prayed|praying|prayers?|worship\\w*|fast(?:ing)? (?:during|in|for) \\w+|holy (?:day|days|book|month)|sacred|pilgrimage|hajj)',
      String.raw`(?:eat|touch|drink|handle) (?:pork|alcohol|meat|beef) (?:\w+ ){0,4}(?:religion|faith|beliefs?|god|church)`,
      String.raw`(?:celebrat|observ|keep)\w* (?:\w+ )?(?:christmas|easter|ramadan|eid|hanukkah|diwali|passover|yom kippur|lent|the sabbath|shabbat|sabbath)`,
      String.raw`(?:brought up|raised|grow up|grew up|born) (?:as )?(?:an? )?(?:strict )?(?:catholic|protestant|muslim|jewish|hindu|christian|buddhist|orthodox|mormon|religious\w*)`,
      String.raw`(?:your|any|a|what|which) (?:\w+ )?(?:faith|religio\w+|creed|denomination|beliefs)(?= ?$|,| (?:forbid|allow|keep|stop|let|require|are|is|do|does|have|mean|prevent)\w*)`,
      '(?:kosher|halal) (?:at home|yourself)|atheis\\w+|agnostic|heretic|devout|pious|god-?fearing',
    ),
  ],
  [
    'sexuality',
    anyOf(
      String.raw`(?:like|love|prefer|into|want|marry|attracted to|live with) (?:\w+ )?(?:men|women|boys|girls|a man|a woman)(?: or (?:men|women|boys|girls|a man|a woman))?(?= ?$|,)`,
      String.raw`(?:yourself|are you|you're|you are) (?:\w+ )?(?:as )?(?:a )?(?:straight|gay|bi|lesbian|queer|trans)(?= ?$|,| or)`,
      String.raw`(?:be|being|been|are you|you) (?:\w+ )?out (?:at work|to (?:your|colleagues|family|anyone))`,
      String.raw`(?:came|come|coming) out (?:as|to your)`,
      String.raw`(?:always|ever|once|used to be|previously|born) (?:been )?(?:a |an )?(?:woman|man|girl|boy|male|female)(?= ?$|,| or)`,
      String.raw`(?:go to|been to|march(?:ed)? (?:at|in)|attend) (?:the )?(?:pride|christopher street day)`,
      String.raw`attracted to`,
      '(?:same|opposite|other) sex(?= ?$|,| partner| relationship| marriage)',
      String.raw`partner(?:'s)? (?:\w+ )?(?:a |an )?(?:gender|sex|male|female|he or she|man or|woman or)`,
      String.raw`(?:fancy|date|dating|sleep with|kiss(?:ed)?|in love with) (?:a |another )?(?:men|women|man|woman|girls|boys)`,
      '(?:gender identity|gender on your|hormones?|sexual\\w*|pronouns)',
    ),
  ],
  [
    'union',
    anyOf(
      String.raw`(?:walk(?:ed)? out|go|went|gone|been|be|are|were|vote[d]?|call(?:ed)?) (?:\w+ )?(?:if there (?:was|were|is) (?:a )?|on |in |for |during |with )*(?:a |the |any |last )?(?:strike|industrial action|picket line|walkout)s?`,
      String.raw`(?:involved|part|active|take part|took part) (?:\w+ )?in (?:a |the |any |that |last )?(?:\w+ )?(?:strike|walkout|industrial action|union)s?`,
      'picket(?:\\s?line|ed|ing)?s?',
      "organi[sz]ed labou?r|labou?r movement|union (?:card|dues|fees|membership|meetings?)|dues to|shop stewards?|unioni[sz]\\w+|trade unions?|workers' (?:movement|union)",
      String.raw`(?:in|with|join(?:ed)?|member of|belong to) (?:unison|unite|gmb|ver\.?di|ig metall|the teamsters|the works council|our works council|a works council)`,
    ),
  ],
  [
    'politics',
    anyOf(
      String.raw`(?:are you|stand|lean|vote|voted|politically) (?:\w+ )?(?:more )?(?:on |to )?(?:the )?(?:left|right) or (?:\w+ )?(?:on |to )?(?:the )?(?:left|right)(?= ?$|,)`,
      String.raw`(?:donat|contribut)\w+ (?:\w+ )?to (?:a|any|the|which|some) (?:\w+ )?(?:candidate|party|politician|campaign)`,
      String.raw`(?:socialist|communist|nationalist|feminist|anarchist|tory|labour|democrat|republican|conservative|liberal|progressive|green)(?: voter| supporter| at heart| yourself)`,
      String.raw`(?:side|stand|stance|views?|opinions?|position) (?:\w+ )?(?:on|about|in) (?:\w+ )?(?:immigration|abortion|gun\w*|israel|palestine|ukraine|climate protests?|the eu|brexit|the war|gay marriage)`,
      String.raw`lean (?:\w+ )?(?:politically|left|right|to the (?:left|right))`,
      String.raw`(?:make of|think of|think about|feel about|happy with|trust|opinion (?:of|on)|like|support) (?:the |our |this )(?:\w+ )?(?:government|president|prime minister|chancellor|king|queen|mayor|parliament|administration|opposition|migrants|referendum|brexit|war)`,
      String.raw`(?:left|right)[ -](?:wing|leaning|of cent(?:re|er))|left or (?:to the )?right`,
      String.raw`(?:been|gone|go|went|take part|marched?|join(?:ed)?) (?:\w+ ){0,2}(?:on|to|in|at) (?:a |any |the )?(?:\w+ )?(?:demo|demos|demonstrations?|protests?|rall(?:y|ies)|marche?s?)`,
      String.raw`(?:election|campaign) (?:posters?|leaflets?|badges?)|political\w*|politics|politician|the referendum|general election|(?:last|next) election|polling station|canvass\w*`,
      String.raw`(?:which|what) (?:political )?party (?:do|did|would|are) you (?:\w+ )?(?:vote|like|favou?r|prefer|support|follow|belong|close|in\b|a member)`,
      String.raw`(?:active|involved|member|members?hip) (?:\w+ )?(?:in|of|with) (?:a|any|the|which) (?:\w+ )?party`,
    ),
  ],
  [
    'criminal',
    anyOf(
      String.raw`(?:a|the|any) (?:judge|magistrate|parole board|prosecutor|bailiff|police officer) (?:\w+ ){0,4}(?:you|your|at|look\w*|deal|see|hear|decide)(?= ?$|,| at| with| about| you)`,
      String.raw`(?:been|got|get|gotten|land(?:ed)?) (?:\w+ )?in(?:to)? (?:\w+ )?trouble(?= ?$|,| with the (?:law|police|authorities))`,
      String.raw`(?:parole|probation officer|community service order|tagged by|juvenile (?:record|detention)|drink[- ]driving|lost your licen[cs]e)`,
      String.raw`(?:in|put in|wore|wear|worn) (?:hand ?cuffs)`,
      String.raw`(?:spend|spent|serv(?:e|ed)|sat|been|done) (?:\w+ ){0,3}(?:in|behind) (?:a |the |police )?(?:cells?|bars|custody|prison|jail)`,
      String.raw`(?:police|officer|detective)s? (?:\w+ ){0,2}(?:knock\w*|stop(?:ped)? you|search(?:ed)?|question(?:ed)?|caution(?:ed)?|come to your|came to your|caught you|after you)`,
      String.raw`(?:taken|been|up|go|had to go|brought|dragged) (?:\w+ ){0,2}(?:to|in|before) (?:a )?(?:court|a judge)(?= ?$|,| for| over| as the| yourself)`,
      String.raw`(?:you )?ever (?:\w+ )?(?:stolen|stole|shoplift\w*|robbed|broken the law|forged|committed|been (?:caught|cautioned|fined|charged|on the wrong side))`,
      'brush(?:es)? with the law|trouble with the (?:law|police)|wrong side of the law|suspended sentence|restraining order|spent convictions?|criminal (?:past|record|history)|police record|clean record|skeletons in (?:your|the) (?:closet|cupboard)',
    ),
  ],
  [
    'money',
    anyOf(
      String.raw`live (?:\w+ )?(?:within|beyond|above|below) your means|lend you|lent you|borrow\w* from (?:friends|family|your)`,
      String.raw`(?:spend|save|saving|saved|afford|earn|earning) (?:\w+ ){0,3}(?:each month|a month|your rent|privately|at home)(?= ?$|,)`,
      String.raw`(?:your|any) (?:\w+ )?(?:debts?|loans?|mortgage|creditors?|savings|pension pot|trust fund)`,
      String.raw`behind (?:with|on) (?:your |the |any )?(?:rent|bills|payments|mortgage|instal?ments|maintenance)`,
      String.raw`credit (?:check|file|score|rating|history|cards?|record)`,
      String.raw`(?:do|did|does) you (?:still )?owe|you owe|owe (?:anybody|anyone|somebody|someone|the bank|money)`,
      String.raw`(?:loans?|debts?|credit) (?:to (?:pay|repay|service)|left|outstanding)|in the red|overdrawn|overdraft|pay ?day|pawn\w*|bailiffs?|insolven\w+|bankrupt\w*|garnish\w*|alimony|child support|maintenance payments`,
      String.raw`(?:your|own) (?:own )?(?:bank (?:account|balance|statements?)|savings|landlord)(?= ?$|,| or| (?:look|in order|all right|rented|paid))`,
      String.raw`live in (?:your own|a rented|rented) \w+|(?:own|rent) (?:or (?:own|rent)|your (?:own )?(?:home|flat|house|apartment|place)|the (?:home|flat|house|place) you)`,
      'make ends meet|live from (?:month to month|hand to mouth)|financially (?:secure|stable|independent|comfortable|all right)|on (?:benefits|welfare|the dole)|unemployment benefit|money (?:troubles?|worries|problems)|well off|rich parents|you (?:\\w+ )?inherit\\w*|your inheritance',
    ),
  ],
];
