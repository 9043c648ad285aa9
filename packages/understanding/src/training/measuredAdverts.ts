import type { AdvertReader } from '../adverts/advertReader.ts';
import { tokensOf } from '../skills/tokens.ts';
import { type MarkedAdvert, markedAdverts } from './markedAdverts.ts';

/** What a reader reaches on the adverts held out, as shares. */
export interface MeasuredAdverts {
  readonly encoder: string;
  readonly adverts: number;
  /** Lines whose label is the one that a person gave. */
  readonly lines: number;
  /** Of the eight surest skills of each advert those that a person marked, and of as many marked ones those found. */
  readonly precision: number;
  readonly recall: number;
  /** How long an advert takes on average, in milliseconds. */
  readonly msEach: number;
}

/** So many skills an interview is planned with. */
const most = 8;

/** Reads all adverts that are held out. */
export async function measuredAdverts(encoder: string, reader: AdvertReader): Promise<MeasuredAdverts> {
  const adverts = markedAdverts('heldout');
  const counts = { lines: 0, right: 0, hits: 0, found: 0, wanted: 0 };
  const began = performance.now();
  for (const advert of adverts) {
    const reading = await reader.read(advert.lines.map(({ text }) => text));
    counts.lines += advert.lines.length;
    counts.right += reading.lines.filter(({ label }, at) => label === advert.lines[at]?.label).length;
    const marked = skillsOf(advert);
    const surest = reading.lines
      .flatMap(({ skills }) => skills)
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, most);
    counts.hits += surest.filter(({ name }) => marked.some((skill) => sameSkill(skill, name))).length;
    counts.found += surest.length;
    counts.wanted += Math.min(most, marked.length);
  }
  return {
    ...{ encoder, adverts: adverts.length, lines: counts.right / counts.lines },
    ...{ precision: counts.hits / counts.found, recall: counts.hits / counts.wanted },
    msEach: (performance.now() - began) / adverts.length,
  };
}

/** The skills that a person marked in an advert, each once. */
export const skillsOf = ({ lines }: MarkedAdvert): string[] => [
  ...new Set(lines.flatMap(({ text, skills }) => skills.map(({ from, to }) => text.slice(from, to)))),
];

const stems = (text: string) => new Set(tokensOf(text).map(({ key }) => key));

/** Whether one name holds the other, or half of their words are the same. */
export function sameSkill(one: string, other: string): boolean {
  const [a, b] = [stems(one), stems(other)];
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared > 0 && (shared === Math.min(a.size, b.size) || 2 * shared >= new Set([...a, ...b]).size);
}
