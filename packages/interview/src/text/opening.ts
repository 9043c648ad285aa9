/** What people say while they look for the first word. "Okay" and "right" are left out: they also answer. */
const leadIn =
  /^(?:(?:well|so|now|then|and|oh|ah|yeah|basically|actually|honestly|to be (?:quite )?honest|h m m|hm|good question|that's a (?:good|difficult|hard|tough|great) (?:question|one)|let me see|let's see|you know|i mean|because of (?:that|this))(?: |$))+$/;
/** A connective that begins a sentence without a verb: "and then the supplier". */
const connective = /^(?:(?:and|but|so|then|because|also) )+/;
const verb =
  /\b(?:am|is|are|was|were|be|been|have|has|had|do|does|did|can|could|will|would|should|must|may|might|go|goes|went|gone|get|gets|got|make|made|say|said|see|saw|know|knew|think|thought|take|took|come|came|find|found|give|gave|tell|told|feel|felt|leave|left|keep|kept|let|begin|began|bring|brought|write|wrote|run|ran|pay|paid|meet|met|lead|led|hold|held|build|built|send|sent|lose|lost|win|won|fix|ship|\w+(?:ed|'s|'m|'re|'ve|'d|'ll)|\w+n't)\b/;
/** Verbless lines that are whole all the same: "and me too". */
const wholeWithoutVerb = /\b(?:yes|no|not|nothing|nobody|me|too|alone|myself|both|all|done|well)$/;

/**
 * Whether nothing was told yet: only words that people say before they begin, or a connective with a noun after it.
 * `line` is lower case without punctuation and hesitation sounds.
 */
export function hardlyBegun(line: string): boolean {
  if (leadIn.test(line)) return true;
  const rest = line.replace(connective, '');
  if (rest === line || rest.split(' ').length > 4) return false;
  return !verb.test(rest) && !wholeWithoutVerb.test(rest);
}
