/** Phrases after which a job is named. The name ends where {@link tidyTitle} cuts it. */
export const phrases: readonly [RegExp, number][] = [
  [
    /\b(?:look(?:ing)?|search(?:ing)?|hunting) for (?:(?:an?|our|the|one|two|three|some|several|more|another|additional|next)\b ?)+/gi,
    7,
  ],
  [
    /\b(?:seek(?:s|ing)?|hir(?:e|es|ing)|recruit(?:s|ing)?|need(?:s)?|want(?:s)?|require(?:s)?|appoint(?:ing)?|after) (?:for )?(?:(?:an?|our|one|two|three|some|several|more|another|additional|next|experienced|new|qualified)\b ?)+/gi,
    6.5,
  ],
  [/\b(?:look(?:ing)?|searching) for (?=[\p{L}-]+)/giu, 5.5],
  [
    /\b(?:vacancy|opening|position|opportunity|job|role|post|opportunities|vacancies) (?:for|of|as) (?:(?:an?|our|the|experienced)\b ?)*/gi,
    6.5,
  ],
  [
    /\b(?:join (?:us|our \w+(?: \w+)?|the \w+(?: \w+)?)|work(?:ing)? (?:for|with) us|apply|employed|start|career|you(?:'ll| will) (?:work|be working)|want to work) as (?:an?|our|the) (?:new |next )?/gi,
    6.5,
  ],
  [/\b(?:as|being) (?:an?|our|the) (?:new |next )?(?=[\p{L} -]{3,50},? (?:you|your)\b)/giu, 5],
  [/\b(?:be|become) (?:our|the|a|an) (?:new |next )?/gi, 4.5],
  [/\b(?:the|this|our) (?=[\p{L} -]{3,40} (?:will|is responsible|role|position|job|vacancy)\b)/giu, 3.5],
  [
    /\b(?:wir )?suchen?(?: wir| dich| sie)?(?: ab sofort| zum n\u00e4chstm\u00f6glichen zeitpunkt| derzeit| aktuell| zur verst\u00e4rkung unseres teams| (?:ab|f\u00fcr|zum|zur|in) [\p{L}\d. ]{3,60}?(?= (?:als|eine?n?|mehrere)\b)){0,2}(?: als)?(?: eine?n?| mehrere| zwei| drei)? (?=\S)/giu,
    6,
  ],
  [
    /\b(?:recherch(?:e|ons|ent)|recrut(?:e|ons|ent)|cherch(?:e|ons))(?: actuellement| pour [\p{L}' ]{3,40}?)? (?:une?(?:\(e\)|\/une| ou une)?|des|notre|son|sa)(?:\(e\))? /giu,
    6,
  ],
  [
    /\b(?:buscamos|busca|necesitamos|necesita|seleccionamos|precisamos|incorporar|incorpora|contratar)(?: a| urgentemente)? (?:un(?:a|\/a|o\/a)?|nuestro|nuestra|dos|tres) /gi,
    6,
  ],
  // Praise of an earlier job names this one only when nothing else does.
  [/\b(?:worked|working|experienced?|time) (?:\w+ )?as (?:an?) /gi, 2.6],
  [/\b(?:cerchiamo|cerca|ricerca|ricerchiamo) (?:un[oa']?|una) ?/gi, 6],
  [/\b(?:zoeken|zoekt)(?: wij)?(?: een)? /gi, 6],
];
