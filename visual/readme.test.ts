import { expect, test } from 'vitest';
import { decode, same } from './picture.ts';
import { expectedPicture, readmeFile, readmePictures } from './readme.ts';

test.each(readmePictures)('the README’s $file shows the product as it was accepted', async (picture) => {
  expect(same(await decode(readmeFile(picture)), await expectedPicture(picture))).toBe(true);
});
