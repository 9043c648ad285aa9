import { beforeAll } from 'vitest';

beforeAll(async () => {
  const wanted = ['400 16px "Inter Variable"', '600 16px "Inter Variable"', '600 28px "Fraunces Variable"'];
  await Promise.all(wanted.map((font) => document.fonts.load(font, 'Aa')));
});
