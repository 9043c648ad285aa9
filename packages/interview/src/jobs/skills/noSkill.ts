import { isLoose } from './nameWords.ts';
import { isEnglishRoleNoun } from '../title/roleNouns.ts';

/** Degrees and school leaving certificates, which no interview asks about. */
const degree =
  /^(?:GCSEs?|A-levels?|GED|HN[CD]|NVQ(?: Level)?(?: \d)?|B\.?(?:A|Ed|Sc|Eng|Tech|Com)\.?|M\.?(?:A|Ed|Sc|Eng|Tech|Com|BA)\.?|B\.?E\.?|BCA|MCA|LLB|LLM|LPC|Ph\.?D|bachelor\S*|masters?|master's|degree|diploma)$|\b(?:degree|graduates?|freshers?|high school)\b/i;
/** What the hours of a post are called, and what is done at its workplace besides. */
const hours = /\b(?:rotas?|shifts?|weekends?|holidays?|hours|overtime|smoko)$/i;

/** A field of study, and how long something takes. */
const subject = /\b(?:subject|discipline|field)$/i;
const duration = /^\d+[- ](?:minute|hour|day|week|month|year)s?\b/i;

const site = /\p{L}\.(?:com|org|net|co\.uk|ie|uk|de|ca|au|in|io)$/iu;

/** Whether a name is that of a degree, of hours or of a web site, or only says how much. */
export const isNoSkill = (name: string): boolean =>
  [degree, hours, subject, duration, site].some((words) => words.test(name)) || isLoose(name);

/** Whether a name is that of another worker. */
export function namesWorker(name: string): boolean {
  if (/^(?:C[EFOTI]O|SENCo|SENDCo)$/i.test(name)) return true;
  const last = name.split(' ').at(-1) ?? '';
  return [last, last.replace(/s$/, '')].some(isEnglishRoleNoun);
}
