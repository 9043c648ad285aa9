import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { keepOnlyThisPlatform } from './onlyThisPlatform.mjs';
import { sandbox } from './testing/sandbox.ts';

let box: ReturnType<typeof sandbox>;
beforeEach(() => {
  box = sandbox();
  for (const place of places) box.file(`${bin}/${place}/onnxruntime_binding.node`);
});
afterEach(() => box.remove());

const bin = 'node_modules/onnxruntime-node/bin/napi-v6';
const places = ['darwin/arm64', 'linux/arm64', 'linux/x64', 'win32/arm64', 'win32/x64'];
const left = () => places.filter((place) => existsSync(join(box.folder, bin, place)));

test('only the libraries of this platform and processor stay, however often it is asked', () => {
  for (let time = 0; time < 2; time++) {
    keepOnlyThisPlatform(box.folder, 'linux', 'x64');
    expect(left()).toEqual(['linux/x64']);
  }
});

test('libraries for graphics cards go, the binding stays', () => {
  const provider = box.file(`${bin}/linux/x64/libonnxruntime_providers_cuda.so`);
  keepOnlyThisPlatform(box.folder, 'linux', 'x64');
  expect(existsSync(provider)).toBe(false);
  expect(existsSync(join(box.folder, bin, 'linux/x64/onnxruntime_binding.node'))).toBe(true);
});

test('a platform that has no libraries leaves all where they are', () => {
  keepOnlyThisPlatform(box.folder, 'darwin', 'x64');
  expect(left()).toEqual(places);
});

test('without the package there is nothing to do', () => {
  expect(() => keepOnlyThisPlatform(join(box.folder, 'none'))).not.toThrow();
});

test('the runtime that is installed here is laid out as this expects', () => {
  const folder = dirname(
    createRequire(join(root, 'packages/speech/package.json')).resolve('onnxruntime-node/package.json'),
  );
  expect(folder).toBe(join(root, 'node_modules/onnxruntime-node'));
  expect(existsSync(join(folder, 'bin/napi-v6', process.platform))).toBe(true);
});
