import { beforeAll, describe, expect, it } from 'vitest';
import { judgeFile } from '../models.ts';
import { Judge } from './judge.ts';

let judge: Judge;
beforeAll(async () => {
  judge = await Judge.load(judgeFile);
});

const mistake = 'Tell me about a mistake you made at work, and what you did about it.';
const conflict = 'Tell me about a time you disagreed with a coworker.';
const parcel =
  'I once sent a pallet of frozen fish to the wrong store. I noticed it when the driver called, so I rang the store, asked them to keep it in their freezer, and drove the right one over myself. Since then I read the label out loud before I close the door.';

describe('the judge', () => {
  it('takes an answer for one to the question that it answers rather than to another one', async () => {
    const [own, other] = [await judge.read(parcel, mistake), await judge.read(parcel, conflict)];
    expect(own.fits).toBeGreaterThan(0.5);
    expect(own.fits).toBeGreaterThan(other.fits);
  });

  it('takes sentences of several answers rather for ones that don’t belong together', async () => {
    const patched =
      'I noticed it when the driver called. My sister had three cats at that time. The budget was signed in March. Since then I tune the second string first. He asked whether the soup was still hot.';
    expect((await judge.read(patched, mistake)).holds).toBeLessThan((await judge.read(parcel, mistake)).holds);
  });

  it('finds the answer in the middle of a long one', async () => {
    const filler = Array.from({ length: 30 }, (_, at) => `Line ${at} of the stock list was checked twice that week.`);
    const long = await judge.read([...filler, parcel, ...filler].join(' '), mistake);
    expect(long.fits).toBeGreaterThan((await judge.read(filler.join(' '), mistake)).fits);
  });

  it('reads the end of a long question, which asks', async () => {
    const lead = 'We are a family firm that brings food to schools, and things go wrong now and then. '.repeat(5);
    expect((await judge.read(parcel, lead + mistake)).fits).toBeGreaterThan(0.5);
  });

  it('reads empty and endless texts, and tells the same each time', async () => {
    for (const said of ['', '???', '日本語', 'a'.repeat(20_000), 'and then '.repeat(1_500)]) {
      for (const asked of [mistake, '']) {
        const once = await judge.read(said, asked);
        expect(Object.values(once).every((likely) => likely >= 0 && likely <= 1)).toBe(true);
        expect(await judge.read(said, asked)).toEqual(once);
      }
    }
  });
});
