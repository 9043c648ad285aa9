import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { phonemesOf } from './phonemesOf.ts';

const sounds = (cases: readonly (readonly [text: string, phonemes: string])[]) => {
  it.each(cases)('%j sounds %j', (text, phonemes) => {
    expect(phonemesOf(text)).toBe(phonemes.normalize('NFD'));
  });
};

describe('words of grammar', () => {
  sounds([
    ['Tell me about a job.', 'tˈɛl mˌiː ɐbˌaʊt ɐ dʒˈɑːb.'],
    ['the plan, the apple', 'ðə plˈæn, ðɪ ˈæpəl'],
    ['to go, to eat', 'tə ɡˈoʊ, tʊ ˈiːt'],
    ['What is it about?', 'wˌʌt ɪz ɪɾ ɐbˈaʊt?'],
    ['in the box', 'ɪnðə bˈɑːks'],
    ['plan A. A plan.', 'plˈæn ˈeɪ. ɐ plˈæn.'],
    ['I know.', 'aɪ nˈoʊ.'],
    ['on I-95', 'ˌɔn ˈaɪ nˈaɪnti fˈaɪv'],
  ]);
});

describe('sounds inside words', () => {
  sounds([
    ['water', 'wˈɔːɾɚ'],
    ['button', 'bˈʌʔn̩'],
    ['center', 'sˈɛntɚ'],
    ['story, form', 'stˈoːɹi, fˈɔːɹm'],
    ['started, changes', 'stˈɑːɹɾᵻd, tʃˈeɪndʒᵻz'],
    ['million', 'mˈɪliən'],
    ['example', 'ɛɡzˈæmpəl'],
    ['describe', 'dᵻskɹˈaɪb'],
    ['different', 'dˈɪfɹənt'],
    ['hiring', 'hˈaɪɚɹɪŋ'],
    ['interviewer', 'ˈɪntɚvjˌuːɚ'],
  ]);
});

describe('words that are said in several ways', () => {
  sounds([
    ['your record', 'jʊɹ ɹˈɛkɚd'],
    ['to record it', 'tə ɹᵻkˈɔːɹd ɪt'],
    ['have you read it', 'hæv juː ɹˈɛd ɪt'],
    ['do you read it', 'dˈuː juː ɹˈiːd ɪt'],
    ['you lead', 'juː lˈiːd'],
    ['we went live', 'wiː wɛnt lˈaɪv'],
    ['where you live', 'wˌɛɹ juː lˈɪv'],
    ['you used to work', 'juː jˈuːst tə wˈɜːk'],
    ['the tool you used to fix it', 'ðə tˈuːl juː jˈuːzd tə fˈɪks ɪt'],
    ['Present your project.', 'pɹᵻzˈɛnt jʊɹ pɹˈɑːdʒɛkt.'],
    ['she refuses to go', 'ʃiː ɹᵻfjˈuːzᵻz tə ɡˈoʊ'],
    ['both uses of it', 'bˈoʊθ jˈuːsᵻz ʌv ɪt'],
    ['close the deal', 'klˈoʊz ðə dˈiːl'],
    ['how close', 'hˌaʊ klˈoʊs'],
    ['your resume', 'jʊɹ ɹˈɛzəmˌeɪ'],
    ['resume the work', 'ɹᵻzˈuːm ðə wˈɜːk'],
    ['your estimate', 'jʊɹ ˈɛstɪmᵻt'],
    ['you estimate', 'juː ˈɛstɪmˌeɪt'],
  ]);
});

describe('words that the dictionary lacks', () => {
  sounds([
    ['codebase', 'kˈoʊdbeɪs'],
    ['Kubernetes', 'kˌuːbɚnˈɛɾiz'],
    ["the intern's laptops", 'ðɪ ˈɪntɚnz lˈæptɑːps'],
    ['an A-P-I', 'ɐn ˌeɪ pˌiː ˈaɪ'],
    ["K-P-I's", 'kˌeɪ pˌiː ˈaɪz'],
  ]);
  it('a made-up name gets a stress and sounds', () => {
    expect(phonemesOf('Brindlow')).toMatch(/^bɹˈɪndlo/);
  });
});

it('only symbols of the voice come out, whatever goes in', () => {
  const symbols = new Set("_^$ !'(),-.:;?abcdefhijklmnopqrstuvwxyzæçðøħŋœɐɑɒɔəɚɛɜɡɪɹɾʃʊʌʒʔˈˌːθᵻ̩");
  const lines = readFileSync(new URL('../../../corpus/interviewer-lines.tsv', import.meta.url), 'utf8')
    .split('\n')
    .slice(1);
  const strange = ['Łukasz Żółć, 北京 ☃', 'e\u0301', 'xzqq brrr psst', '???', '', "'' '' -- '"];
  for (const line of [...lines.map((row) => row.split('\t')[1] ?? ''), ...strange])
    expect([...phonemesOf(line)].filter((symbol) => !symbols.has(symbol))).toEqual([]);
});

it('pauses stand where punctuation stands', () => {
  expect(phonemesOf('Well, yes; no: why? Go! (Now.)').replace(/[^,.?!;:]/g, '')).toBe(',;:?!.');
});
