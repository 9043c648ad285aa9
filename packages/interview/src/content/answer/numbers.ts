import type { Token } from '../text/tokens.ts';

const counted =
  /^(?:\p{N}+(?:[.,:]\p{N}+)*(?:st|nd|rd|th|k|m|kg|km|g|l|ml|cm|mm|h|am|pm|s)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|hundreds|thousand|thousands|million|billion|half|quarter|third|dozen|twice|double|doubled|tripled|halved)$/u;
const joins = /^(?:and|a|point|percent|of)$/;

/** "I always give 110 percent" counts nothing. */
const boast =
  /\b(?:100|110|120|hundred|hundred and ten|one hundred|hundred ten) percent\b|\b(?:24 7|twenty four seven)\b/g;

/** The numbers of a clause, each once, however many words it takes to say. */
export function numbersIn(tokens: readonly Token[]): string[] {
  const line = tokens.map(({ key }) => key).join(' ');
  const keys = line.replace(boast, ' ').split(/\s+/);
  const found: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) found.push(open.join(' '));
    open = [];
  };
  keys.forEach((key, i) => {
    if (counted.test(key)) open.push(key);
    else if (open.length === 0 || !joins.test(key) || !counted.test(keys[i + 1] ?? '')) close();
  });
  close();
  return [...new Set(found)];
}
