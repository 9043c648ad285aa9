import { judges } from './judging.ts';
import { isDelicate, tellsOfLoss } from './remarks/loss.ts';
import { touchesUnlawful } from './unlawful.ts';

const stop = new Set(
  `a about after all also an and any are as at back because been before being but by can could did do does done each
  else even ever every few first for from get go going got had has have he her here him his how i if in into is it its
  just kind last less like lot made make many maybe me mine more most much my new next no not now of off on once one only
  or other our out over own quite really same she should so some sort still such than that the their them then there
  these they thing things this those through time times to too two up us very was way we well were what when where which
  while who why will with would you your bit really actually basically whole day days week weeks year years people
  someone everyone everything something nothing anything one ones part point end start beginning case question answer
  interviewer interview stuff fact example rest best worst good bad right left`.split(/\s+/),
);

/** "I am a nurse", "as an assistant": what somebody is, not what they spoke about. */
const describes =
  /\b(?:am|is|was|were|are|be|been|being|become|became|as|like|for|such|what|quite|rather|'m|'s|'re) $/i;

/**
 * A few words that name what someone spoke about, for referring back to it ("the payment service" as "your payment
 * service" when they said "our"); null when nothing can be named safely: nothing private, rough or sad is said back.
 * Only for words that are sure.
 */
export function topicOf(text: string): string | null {
  if (tellsOfLoss(text)) return null;
  const found = new Map<string, { phrase: string; score: number }>();
  const pattern = /\b(the|our|my|an?|this)\s+((?:[a-z][a-z'-]+\s+){0,1}[a-z][a-z'-]{3,})(?=[\s,.;:!?]|$)/gi;
  const said = text.replace(/\u2019/g, "'");
  for (const match of said.matchAll(pattern)) {
    const [, determiner = '', rest = ''] = match;
    if (/^an?$/i.test(determiner) && describes.test(said.slice(0, match.index))) continue;
    const words = rest.trim().split(/\s+/);
    while (words.length > 0 && stop.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
    const last = words.at(-1) ?? '';
    if (words.length === 0 || stop.has(words[0]?.toLowerCase() ?? '') || last.length < 4) continue;
    if (
      words.some((word) => /(?:ly|n't|'[a-z]+)$/i.test(word)) ||
      /(?:ing|ed|er|est|ous|ful|ive|able|ble)$/i.test(last)
    )
      continue;
    if (words.some((word) => /^(?:went|came|said|told|knew|were|had|made|took|gave|didn|couldn)$/i.test(word)))
      continue;
    const own = /^(?:our|my)$/i.test(determiner);
    const phrase = `${own ? 'your' : 'the'} ${words.join(' ').toLowerCase()}`;
    if (judges(phrase) || touchesUnlawful(phrase) || isDelicate(phrase)) continue;
    const score = (found.get(phrase)?.score ?? 0) + words.length + (own ? 0.5 : /^an?$/i.test(determiner) ? -0.5 : 0);
    found.set(phrase, { phrase, score });
  }
  let best: { phrase: string; score: number } | null = null;
  for (const topic of found.values()) if (!best || topic.score > best.score) best = topic;
  return best?.phrase ?? null;
}
