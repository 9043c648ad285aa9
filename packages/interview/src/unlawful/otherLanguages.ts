import type { UnlawfulTopic } from './topics.ts';

/**
 * The plainest such questions in German, French, Spanish, Italian and Dutch, in letters without marks. An employer may
 * write their own questions in any language; in these the bluntest are found.
 */
export const otherLanguages: readonly [UnlawfulTopic, RegExp][] = [
  [
    'age',
    /\bwie alt (?:sind sie|bist du)\b|\b(?:ihr|dein) (?:genaues )?alter\b|\bgeburts(?:datum|jahr|tag|ort)\b|\bwann (?:sind sie|bist du|wurden sie) geboren\b|\bwann (?:gehen|wollen|planen) sie (?:in|ihre?) (?:rente|ruhestand)\b/,
  ],
  ['age', /\bquel age avez|\bquel est votre age\b|\bvotre (?:age|date de naissance)\b|\bquand etes-vous nee?\b/],
  [
    'age',
    /\bcuantos anos tiene|\bque edad tiene|\b(?:su|tu) edad\b|\bfecha de nacimiento\b|\bquanti anni (?:ha|hai)\b|\bhoe oud (?:bent|ben)\b|\b(?:uw|je) (?:leeftijd|geboortedatum)\b|\bdata di nascita\b/,
  ],
  [
    'family',
    /\b(?:haben sie|hast du)(?: \w+){0,2} (?:kinder|familie|nachwuchs)\b(?!\w)|\b(?:kinderwunsch|familienplanung|familienstand)\b|\b(?:wollen|mochten|planen) sie,? (?:\w+ ){0,2}(?:kinder|eine familie)\b(?! (?:unterricht|betreu|forder))/,
  ],
  [
    'family',
    /\b(?:sind|waren|bist) (?:sie|du) (?:\w+ )?(?:verheiratet|ledig|geschieden|verlobt|alleinerziehend|in einer beziehung)\b|\b(?:ihre?n?|deine?n?) (?:ehemann|ehefrau|mann|partner zu hause|kinder|familie|eltern)\b(?! (?:und|der) (?:patient|klient))/,
  ],
  [
    'family',
    /\bavez-vous (?:des |un |deja des )?enfants?\b|\b(?:voulez|comptez|souhaitez|prevoyez)-vous (?:avoir |faire )?(?:des |un |d')?(?:enfants?|fonder une famille)\b|\b(?:etes-vous|vous etes) (?:mariee?|celibataire|divorcee?|pacsee?|en couple)\b|\bvotre (?:mari|femme|conjointe?|epou[xs]e?|compagne|compagnon|situation (?:familiale|de famille|matrimoniale)|famille)\b|\bvos (?:enfants|parents)\b/,
  ],
  [
    'family',
    /\b(?:tiene|tienes)(?: \w+)? hij[oa]s?\b|\b(?:piensa|planea|quiere)s? tener hij|\besta[s]? (?:casad|solter|divorciad|comprometid)[oa]\b|\bestado civil\b|\b(?:su|tu) (?:marido|mujer|espos[oa]|pareja|familia)\b|\b(?:sus|tus) hij[oa]s\b/,
  ],
  [
    'family',
    /\b(?:ha|hai) figli\b|\be (?:sposat|fidanzat)[oa]\b|\bsuo marito\b|\bsua moglie\b|\bstato civile\b|\b(?:heeft u|heb je) (?:\w+ )?kinderen\b|\b(?:bent u|ben je) (?:getrouwd|gescheiden|single)\b|\bkinderwens\b|\b(?:uw|je) (?:man|vrouw|gezin|kinderen)\b/,
  ],
  [
    'pregnancy',
    /\b(?:sind sie|bist du|werden sie) (?:\w+ )?schwanger\b|\b(?:etes-vous|vous etes) (?:\w+ )?enceinte\b|\besta[s]? (?:usted )?embarazada\b|\be incinta\b|\b(?:bent u|ben je) zwanger\b|\bvotre grossesse\b|\bihre schwangerschaft\b|\b(?:su|tu) embarazo\b/,
  ],
  [
    'health',
    /\b(?:sind|waren|bist) (?:sie|du) (?:\w+ )?(?:behindert|schwerbehindert|krank|gesund|hiv-positiv)\b|\bihre[nr]? (?:gesundheit\w*|krankheiten|behinderung)\b|\bhaben sie (?:\w+ )?(?:eine behinderung|krankheiten|vorerkrankungen|gesundheitliche)\b|\bnehmen sie medikamente\b/,
  ],
  [
    'health',
    /\bvotre (?:etat de )?sante\b|\b(?:etes-vous|vous etes) (?:malade|handicapee?|en bonne sante)\b|\bavez-vous (?:une |un |des )?(?:maladies?|handicaps?|problemes de sante)\b|\b(?:su|tu) (?:salud|discapacidad)\b|\btiene (?:alguna )?(?:enfermedad|discapacidad)\b|\b(?:uw|je) gezondheid\b|\bla sua salute\b/,
  ],
  [
    'origin',
    /\bwoher (?:kommen|stammen) sie\b|\bwoher kommst du\b|\bihre (?:nationalitat|staatsangehorigkeit|herkunft|muttersprache|hautfarbe|ethnie)\b|\bwelche (?:nationalitat|staatsangehorigkeit) haben\b|\bsind sie (?:deutscher?|auslander(?:in)?|turke|turkin)\b/,
  ],
  [
    'origin',
    /\bd'ou (?:venez|etes)-vous\b|\bvotre (?:nationalite|origine|pays d'origine|langue maternelle)\b|\bvos origines\b|\bde donde (?:es usted|eres|viene usted)\b|\b(?:su|tu) (?:nacionalidad|origen|raza|lengua materna)\b|\b(?:uw|je) (?:nationaliteit|afkomst)\b|\bwaar komt u (?:\w+ )?vandaan\b/,
  ],
  [
    'religion',
    /\b(?:ihre|welche) (?:religion|konfession)\b|\bsind sie (?:\w+ )?(?:religios|glaubig|christ(?:in)?|muslim(?:in)?|katholisch|evangelisch|jud(?:e|in|isch))\b|\b(?:quelle est )?votre religion\b|\b(?:etes-vous|vous etes) (?:croyante?|catholique|musulmane?|juive?|pratiquante?|religieu[xs]e?)\b|\b(?:su|tu) religion\b|\bes usted (?:catolic|religios|musulman|creyente)|\b(?:uw|je) (?:geloof|religie)\b|\bbent u gelovig\b|\bla sua religione\b/,
  ],
  [
    'sexuality',
    /\bsind sie (?:\w+ )?(?:schwul|lesbisch|homosexuell|hetero\w*|bisexuell|trans\w*)\b|\bihre sexuelle\b|\b(?:etes-vous|vous etes) (?:gay|lesbienne|homosexuel\w*|hetero\w*)\b|\bvotre orientation sexuelle\b|\bes usted (?:gay|lesbiana|homosexual|heterosexual)\b|\b(?:su|tu) orientacion sexual\b/,
  ],
  [
    'union',
    /\b(?:sind|waren) sie (?:\w+ )?(?:in (?:einer|der) gewerkschaft|gewerkschaft\w+|gewerkschaftsmitglied|im betriebsrat|mitglied (?:in )?einer gewerkschaft)\b|\betes-vous syndique\w*|\bfaites-vous partie d'un syndicat\b|\bafiliad[oa] a (?:un )?(?:sindicato|partido)\b/,
  ],
  [
    'politics',
    /\b(?:wen|welche partei) (?:wahlen|haben sie gewahlt|wahlten)\b|\bin welcher partei\b|\bihre politische\b|\bpour qui (?:avez-vous vote|votez)\b|\bvos opinions politiques\b|\ba quien (?:voto|vota|votas)\b|\b(?:sus|tus) ideas politicas\b/,
  ],
  [
    'criminal',
    /\bsind sie (?:\w+ )?vorbestraft\b|\bhaben sie (?:\w+ )?vorstrafen\b|\bavez-vous un casier judiciaire\b|\btiene antecedentes (?:penales)?\b|\bheeft u een strafblad\b/,
  ],
];
