import { reportEmail } from '@viva/ui/emails';
import { buildReport } from '@viva/interview';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderPictures } from './pictures.ts';

const words = Array.from({ length: 40 }, (_, i) => ({
  text: 'care',
  startMs: 4_000 + i * 500,
  endMs: 4_400 + i * 500,
}));
const report = buildReport({
  kind: 'practice',
  plan: { title: 'nurse', questions: [{ id: 'q1', text: 'Why this work?' }] },
  turns: [
    { n: 0, speaker: 'agent', text: 'Why this work?', startMs: 1_000, endMs: 3_000 },
    { n: 1, speaker: 'user', text: words.map(({ text }) => text).join(' '), startMs: 4_000, endMs: 24_000, words },
  ],
});

test('the ribbon of a report becomes a PNG that is sharp on a phone, has its colors, and no ground', async () => {
  const email = reportEmail({ brand: { name: 'Viva' }, report, reportUrl: 'https://viva.example/report/s5' });
  const [picture] = await renderPictures(email.pictures);
  expect(picture?.cid).toBe('ribbon');
  const { data, info } = await sharp(picture?.png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1_152, height: 192 });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  const middle = (12 + 72 * 0.45) * 2;
  expect(at(5 * 12 + 6, Math.round(middle))).toEqual([0xb9, 0x3a, 0x0a, 255]);
  expect(at(0, 0)[3]).toBe(0);
  expect(picture?.png.length).toBeLessThan(20_000);
});

test('an e-mail without pictures has none', async () => {
  expect(await renderPictures(undefined)).toEqual([]);
});
