import { sentencesOf } from './sentences.ts';

/**
 * Sentences that speak to a machine instead of to an applicant. Bounded gaps only, so that any text is read in time
 * proportional to its length.
 */
const patterns: readonly RegExp[] = [
  /\b(?:ignor(?:e|es|ed|ing)|disregard(?:ing)?|forget(?:ting)?|overrid(?:e|ing)|bypass(?:ing)?|overrule)\b.{0,40}\b(?:instructions?|prompts?|guidelines|guardrails|everything|(?:all|anything) (?:of )?(?:the )?(?:above|before|previous)|above|previous|prior)\b/i,
  /\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*)\b.{0,40}\b(?:anweisung\w*|regeln|vorgaben|alles|oben\w*)\b/i,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:instructions|consignes|r\u00e8gles|tout ce qui)\b/i,
  /\b(?:ignor[ae]n?|olvid[ae]n?|dimentica|ignorar?)\b.{0,40}\b(?:instrucciones|reglas|anteriores?|istruzioni|todo lo)\b/i,
  /\b(?:system|developer|hidden|initial) (?:prompt|message|instructions?|override)\b/i,
  /\b(?:as an ai\b(?! (?:engineer|developer|researcher|scientist|specialist|product|consultant|trainer|architect|manager|lead))|(?:dear|hey|hello|attention) (?:ai|bot|model|assistant|llm)\b|(?:note|message|instructions?) (?:to|for) (?:the )?(?:ai|model|bot|parser|assistant|system|interviewer|software|extractor|machine)\b)/i,
  /\b(?:you are|act|behave|respond|pretend) (?:now|as|to be)\b.{0,30}\b(?:assistant|bot|ai|model|dan|unrestricted|jailbr\w+|pirate|admin\w*|root)\b/i,
  /\b(?:set|change|make|rename|replace|overwrite|use|return|put)\b.{0,25}\b(?:the |this |that |your |suggested |job )(?:title|role name|job name|question list|skill list|list of (?:skills|questions))\b.{0,15}\b(?:to|as|with|be|is)\b/i,
  /\b(?:the )?(?:job |suggested )?title (?:must|should|shall|has to|is to) (?:be|read|say)\b/i,
  /\b(?:suggested_title|required_skills|key_questions|structured_data|jailbreak)\b/i,
  /\b(?:add|insert|append|include|list|output|return|print|write|say|answer|reply|respond|repeat)\b.{0,50}\b(?:to|as|in|into|among|with|only) (?:the |a |an |only |your )*(?:required skills?|skills? (?:list|section)|list of (?:skills|questions)|key questions?|json\b|(?:your|the) (?:output|reply|answer|response))/i,
  /\b(?:output|return|print|reply|respond|answer) (?:only|with|the following|exactly|nothing|verbatim)\b/i,
  /\b(?:give|award|grant|assign|rate|score|grade|mark|rank|pass|recommend|approve|hire|accept)\b.{0,25}\b(?:(?:every|all|any|each|this|the following|these)\b.{0,20}\b)?(?:candidates?|applicants?|interviewees?|one|answers?)\b.{0,40}(?:\d|\b(?:full|top|high\w*|best|maximum|perfect|excellent|points?|marks?|score|pass\w*|qualified|hired|offer|outstanding)\b)/i,
  /\b(?:candidates?|applicants?|answers?)\b.{0,30}\b(?:must|should|always|automatically|shall)\b.{0,15}\b(?:score|get|receive|be (?:given|scored|rated|passed|marked|graded))\b.{0,20}(?:\d|\b(?:full|top|highest|maximum|perfect|points?|marks?)\b)/i,
  /\b(?:give|bewerte\w*|gib|donne[zr]?|dar|da|punt\w+)\b.{0,30}\b(?:jede\w* (?:bewerber|kandidat)\w*|alle\w* (?:bewerber|kandidat)\w*|chaque candidat|todos los candidatos|tous les candidats|cada candidato)\b/i,
  /<\|?(?:im_start|im_end|system|endoftext|user|assistant)\|?>|\[\/?INST\]|(?<!#)#{2,} ?(?:system|instructions?|assistant|user)\b ?:?$|^(?:system|assistant|user|developer) ?:/i,
  /\b(?:ask|tell|instruct|order) (?:the |every |each |all )?(?:candidates?|applicants?) (?:for|about|to (?:reveal|give|send|share|tell)) (?:their |his |her |the )*(?:passwords?|bank|credit card|religion|age|pregnan\w*|ethnic\w*|health|social security)/i,
];

/** Whether a sentence gives orders to whoever processes the text. */
export const isHostile = (sentence: string): boolean => {
  const plain = sentence.replace(/[*`]/g, '');
  return patterns.some((pattern) => pattern.test(plain));
};

/** Sentences after a hostile one that are not believed either, since an order is seldom given in one sentence. */
const tainted = 2;

/** A line without the sentences that give orders to a machine, nor those that follow them directly. */
export function withoutOrders(line: string): string {
  if (!isHostile(line)) return line;
  const kept: string[] = [];
  let distrust = 0;
  for (const sentence of sentencesOf(line)) {
    if (isHostile(sentence)) distrust = tainted;
    else if (distrust > 0) distrust -= 1;
    else kept.push(sentence);
  }
  return kept.join(' ');
}
