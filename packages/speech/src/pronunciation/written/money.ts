import { cardinal, decimal } from './numbers.ts';
import { amount } from './amount.ts';

const scales: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  mm: 'million',
  mn: 'million',
  b: 'billion',
  bn: 'billion',
  t: 'trillion',
};

const currencies: Readonly<Record<string, readonly [one: string, many: string, cent: string]>> = {
  $: ['dollar', 'dollars', 'cent'],
  '€': ['euro', 'euros', 'cent'],
  '£': ['pound', 'pounds', 'penny'],
  '¥': ['yen', 'yen', ''],
};

const scaleWord = (written: string | undefined): string => {
  const lower = written?.trim().toLowerCase() ?? '';
  return lower === '' ? '' : ` ${scales[lower] ?? lower}`;
};

const cents = (value: number, name: string): string => {
  if (value === 0) return '';
  const many = name === 'penny' ? 'pence' : `${name}s`;
  return ` and ${cardinal(String(value))} ${value === 1 ? name : many}`;
};

const scalePattern = String.raw`(\s?(?:thousand|million|billion|trillion)\b|[kKmMbBtT](?:n|m|M)?\b)?`;
const moneyPattern = new RegExp(
  String.raw`(?<=(\b(?:[Aa]n?|[Ee]ach|[Tt]he|[Yy]our|[Tt]his) )|)([$€£¥])\s?(${amount})${scalePattern}(?:\s?(?:-|–|to)\s?[$€£¥]?(${amount})${scalePattern})?(?=\+?(\s[a-z]+)|)`,
  'g',
);

/** Words after a sum that are not what the sum describes: "a $50 in cash" has dollars, "a $50 voucher" a dollar. */
const notDescribed =
  /^\s(?:in|of|a|an|per|and|or|to|for|from|with|by|on|at|each|every|was|is|were|you|that|more|less|worth|we)$/;

/** "$1.2M" as "one point two million dollars". */
export function moneyInWords(text: string): string {
  return text.replace(moneyPattern, (...found: (string | undefined)[]) => {
    const [, article, sign = '$', first = '', scale, second, scaleOfSecond, next] = found;
    const [one, many, cent] = currencies[sign] ?? ['', '', ''];
    const describes = article !== undefined && next !== undefined && !notDescribed.test(next);
    if (second !== undefined) {
      const sums = `${decimal(first)}${scaleWord(scale)} to ${decimal(second)}${scaleWord(scaleOfSecond)}`;
      return `${sums} ${describes ? one : many}`;
    }
    const [whole = '', part] = first.split('.');
    const isSingle = describes || (whole === '1' && part === undefined && !scale);
    if (!scale && part?.length === 2 && cent) {
      const big = whole === '0' ? '' : `${cardinal(whole)} ${whole === '1' ? one : many}`;
      return (big + cents(Number(part), cent)).replace(/^ and /, '');
    }
    return `${decimal(first)}${scaleWord(scale)} ${isSingle ? one : many}`;
  });
}
