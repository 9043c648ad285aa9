import { readFileSync } from 'node:fs';
import { seeded } from '../../random.ts';
import type { SessionRecord } from '../../report/record.ts';

/** Kinds and slots in `sentences.tsv`, each with the same number of variants. */
const variants = new Map<string, string[]>();
for (const line of readFileSync(new URL('./sentences.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)) {
  const [kind = '', slot = '', sentence = ''] = line.split('\t');
  const key = `${kind} ${slot}`;
  variants.set(key, [...(variants.get(key) ?? []), sentence]);
}

/** Gives the sentence of a kind for a slot, with the question's number in it. */
export type Pick = (kind: string, slot: string, number: number) => string;

/**
 * Chooses among the variants: by how many reports the person had before, so that none repeats for as long as there are
 * variants; where that is not known, by what was said.
 */
export function pickerOf(record: SessionRecord, nth: number | undefined): Pick {
  const said = record.turns.map(({ text }) => text).join('\n');
  const any = Math.floor(seeded(said)() * 1_000);
  return (kind, slot, number) => {
    const all = variants.get(`${kind} ${slot}`) ?? [];
    const shift = Math.floor(seeded(slot)() * all.length);
    const sentence = all[(shift + (nth ?? any)) % Math.max(1, all.length)];
    if (sentence === undefined) throw new Error(`sentences.tsv has nothing for ${kind} ${slot}`);
    return sentence.replaceAll('{n}', String(number));
  };
}
