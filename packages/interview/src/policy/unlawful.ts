/**
 * What an interviewer must not ask for: characteristics protected in recruitment (EU Directives 2000/43/EC, 2000/78/EC
 * and 2006/54/EC; in the United States those of Title VII, the ADA, the ADEA and GINA), and what stands for them.
 */
const topics =
  /\b(?:how old|your age|date of birth|born|birthday|birthplace|married|marriage|marital|husband|wife|spouse|fianc\w+|boyfriend|girlfriend|partner at home|children|kids|pregnan\w*|maternity|paternity|family|childcare|religio\w*|church|mosque|synagogue|pray\w*|god|faith|ethnic\w*|race|racial|skin colou?r|nationality|citizenship|native (?:country|language)|mother tongue|country of origin|where are you (?:really |originally )?from|accent|immigra\w*|disab\w+|illness\w*|sick leave|your health|medical (?:history|condition)|medication you|mental health|diagnos\w+|gender|sexual\w*|gay|lesbian|transgender|pronouns|trade union|union member\w*|political\w*|vote[ds]?|criminal record|arrested|credit (?:rating|history)|military (?:service|discharge)|weight|height|pension age|retire\w*)\b/i;

/** Whether a text touches what may not be asked about in a job interview. */
export const touchesUnlawful = (text: string): boolean => topics.test(text);
