/** Which letters a consonant of ARPAbet is commonly written with; what is not listed costs more to align. */
const consonantLetters: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'ct',
  D: 'd',
  DH: 't',
  F: 'fpg',
  G: 'gx',
  HH: 'h',
  JH: 'gjd',
  K: 'ckqx',
  L: 'l',
  M: 'm',
  N: 'nk',
  NG: 'n',
  P: 'p',
  R: 'rw',
  S: 'scz',
  SH: 'stc',
  T: 't',
  TH: 't',
  V: 'v',
  W: 'wuo',
  Y: 'yuiej',
  Z: 'zsx',
  ZH: 'sgz',
};

const vowelLetters = 'aeiouy';

function cost(phone: string, letter: string): number {
  const written = consonantLetters[phone];
  if (written !== undefined) return written.includes(letter) ? 0 : 3;
  if (vowelLetters.includes(letter)) return 0.1;
  return letter === 'w' ? 1 : 3;
}

/**
 * The letter of a word at which each of its phones begins, found by the cheapest alignment. "thing" as TH IH NG gives
 * [0, 2, 3]. Tells a schwa that is written "e" from one that is written "a".
 */
export function lettersOfPhones(word: string, phones: readonly string[]): number[] {
  const width = word.length + 1;
  const costs = new Float64Array((phones.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const came = new Uint8Array(costs.length);
  costs[0] = 0;
  const offer = (at: number, value: number, how: number) => {
    if (value >= (costs[at] ?? 0)) return;
    costs[at] = value;
    came[at] = how;
  };
  for (let phone = 0; phone <= phones.length; phone++) {
    const name = phones[phone]?.replace(/\d/, '');
    for (let letter = 0; letter <= word.length; letter++) {
      const at = phone * width + letter;
      const value = costs[at] ?? 0;
      if (letter < word.length) offer(at + 1, value + 0.7, 1);
      if (name === undefined) continue;
      offer(at + width, value + 1.2, 2);
      if (letter < word.length) offer(at + width + 1, value + cost(name, word[letter] ?? ''), 3);
    }
  }
  const starts: number[] = [];
  for (let phone = phones.length, letter = word.length; phone > 0;) {
    const how = came[phone * width + letter];
    if (how !== 1) phone--;
    if (how !== 2) letter--;
    if (how !== 1) starts.unshift(Math.min(letter, word.length - 1));
  }
  return starts.map((start, at) => {
    if (!/\d$/.test(phones[at] ?? '')) return start;
    let from = start;
    while (from - 1 > (starts[at - 1] ?? -1) && vowelLetters.includes(word[from - 1] ?? '')) from--;
    return from;
  });
}
