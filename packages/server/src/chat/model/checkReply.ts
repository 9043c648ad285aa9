import type { ProductFacts } from '../facts.ts';
import { ModelFailure } from '../../model/failure.ts';

/** Longest reply that is passed on, in characters; the rules ask for far less. */
const longest = 4_000;

const amount =
  /[$€£¥]\s?\d|\d[\d.,]*\s?(?:[$€£¥]|(?:usd|eur|gbp|dollars?|euros?|pounds?|cents?)\b)|\d+\s?(?:%|percent)\s?(?:off|discount|cheaper)/i;
const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const webAddress = /\bhttps?:\/\/[^\s)>\]]+/g;
const trialLength = /\b(\d+)[\s-]*days?\b[^.\n]{0,24}\btrial|\btrial\b[^.\n]{0,40}?\b(\d+)[\s-]*days?\b/gi;
/** Characters of the prompt which, repeated word for word, give it away. */
const telling = 60;

/**
 * A model's reply, fit to be shown: thinking aloud and stray characters removed.
 * @throws {ModelFailure} when it is empty or endless, names what is not in the facts (an amount of money, another
 * mailbox or address, another length of the trial), or repeats its instructions.
 */
export function checkReply(raw: string, facts: ProductFacts, prompt: string): string {
  const text = raw
    .replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll('**', '')
    .toWellFormed()
    .trim();
  if (text === '' || text.length > longest) throw new ModelFailure('empty');
  if (invents(text, facts)) throw new ModelFailure('invented');
  if (leaks(text, prompt)) throw new ModelFailure('leaked');
  return text;
}

function invents(text: string, facts: ProductFacts): boolean {
  const mailboxes = text.match(emailAddress) ?? [];
  const addresses = text.match(webAddress) ?? [];
  const trials = [...text.matchAll(trialLength)].map(([, before, after]) => Number(before ?? after));
  return (
    amount.test(text) ||
    mailboxes.some((mailbox) => mailbox.toLowerCase().replace(/\.$/, '') !== facts.support.toLowerCase()) ||
    addresses.some((address) => !isOf(facts.blog, address)) ||
    trials.some((days) => days !== facts.trialDays)
  );
}

const isOf = (site: string, address: string) =>
  URL.canParse(address) && new URL(address).origin === new URL(site).origin;

/** Facts may be quoted, the rules before them may not. */
function leaks(text: string, prompt: string): boolean {
  const rules = flat(prompt.slice(0, prompt.indexOf('\nFacts:')));
  const said = flat(text);
  for (let at = 0; at + telling <= rules.length; at += 10)
    if (said.includes(rules.slice(at, at + telling))) return true;
  return false;
}

const flat = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
