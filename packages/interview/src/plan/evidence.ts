import type { Competency, Evidence, ProbeKind } from '../types.ts';

const story =
  /\b(?:tell (?:me|us) about|describe|walk (?:me|us) through|a time|an? (?:situation|occasion|example|day|week|shift)|when (?:did|have) you|have you ever|think of|for which piece of work|(?:choose|pick) (?:an?|one)|which (?:situation|piece of work|example)|tell me what happened|when did)\b/i;
const background =
  /\b(?:introduce yourself|(?:about|start with) (?:yourself|you\b)|your (?:background|experience so far)|what (?:draws?|drew|attracts?|brings?|led) you|why (?:do|did|would|have) you (?:want|like|choose|become|apply|work)|what (?:are you looking for|have you done so far)|experience and (?:why|about)|your experience and|what motivates)\b/i;
const method =
  /\bhow (?:do|would|does|can|should) (?:you|one)\b|\bwhat (?:do|would) you (?:do|check|look|watch)\b|\bstep by step\b/i;

const competencies: readonly [Competency, RegExp][] = [
  [
    'leadership',
    /\b(?:lead|led|leading|leadership|manag(?:e|ed|ing) (?:a team|people|staff)|mentor\w*|convinc\w+|persuad\w+|followed your|delegat\w+)\b/i,
  ],
  [
    'teamwork',
    /\b(?:team|teamwork|colleagues?|co-?workers?|disagree\w*|conflict|work(?:ed|ing)? together|cooperat\w+|collaborat\w+)\b/i,
  ],
  [
    'communication',
    /\b(?:explain\w*|communicat\w+|conversation|misunderst\w+|feedback|present(?:ed|ing|ation)?|negotiat\w+|in writing|listen\w*|hand over|handover)\b/i,
  ],
  ['ownership', /\b(?:mistakes?|near miss|responsib\w+|proud|promise\w*|went wrong|on your own|took care|trusted)\b/i],
  [
    'adaptability',
    /\b(?:chang\w+|learn(?:ed|t|ing)? (?:something|new|quickly)|short notice|urgent|priorit\w+|under (?:time )?pressure|adapt\w*|unexpected\w*|quickly)\b/i,
  ],
  ['problem-solving', /\b(?:problems?|solv\w+|difficult\w*|decisions?|decide\w*|faults?|improv\w+|cause)\b/i],
];

/** What a question that is not of the bank looks for, by its words; `craft` when they tell nothing else. */
export function competencyOf(text: string): Competency {
  if (background.test(text)) return 'motivation';
  return competencies.find(([, words]) => words.test(text))?.[0] ?? 'craft';
}

/** Names of papers, and words for having one. */
const paper =
  /\b(?:licen[cs]ed?|certificat\w*|certified|cards?|permit|degree|diploma|qualifications?|registration|registered|clearance|accreditation|accredited|apprenticeship|chartered|passport)\b/i;
const askedFor =
  /^(?:and |so )?(?:do you (?:currently |already |still |also )?(?:have|hold|own|possess)|have you (?:got|obtained|earned|passed)|are you (?:currently |already |still |a |an )?(?:certified|licen[cs]ed|registered|qualified|accredited|chartered))\b/i;

/** Whether a question asks for no more than a yes or a no to a paper, or says itself that these are enough. */
function asksForFact(text: string): boolean {
  if (/\byes or no\b/i.test(text)) return true;
  const asked = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.endsWith('?'));
  const [one = ''] = asked;
  return asked.length === 1 && !story.test(text) && askedFor.test(one) && paper.test(one);
}

/** Whether a question asks for a story rather than for a view. */
export const asksForStory = (text: string): boolean => story.test(text) && !background.test(text) && !asksForFact(text);

/** The kind of evidence that a question asks for, by its words. */
export function evidenceOf(text: string): Evidence {
  if (asksForFact(text)) return 'fact';
  if (background.test(text)) return 'background';
  if (story.test(text)) return 'story';
  return method.test(text) ? 'method' : 'view';
}

/** What may be asked back for each kind: parts of a story only where one was asked for. */
const probes: Readonly<Record<Evidence, readonly ProbeKind[]>> = {
  story: ['own-part', 'action', 'result', 'specifics', 'more', 'reason', 'lesson'],
  method: ['specifics', 'more'],
  view: ['specifics', 'more'],
  background: ['specifics', 'more'],
  fact: [],
};
export const probesFor = (evidence: Evidence): ProbeKind[] => [...probes[evidence]];
