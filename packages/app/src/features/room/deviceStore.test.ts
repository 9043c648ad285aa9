import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readChoices, writeChoices } from './deviceStore.ts';

const defaults = {
  videoEnabled: true,
  audioEnabled: true,
  videoDeviceId: 'default',
  audioDeviceId: 'default',
  username: '',
};
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a browser that keeps nothing has the choices of the specification', () => {
  expect(readChoices()).toEqual(defaults);
});

test('choices are read back as they were kept', () => {
  const choices = { ...defaults, audioEnabled: false, audioDeviceId: 'usb', username: 'Kim' };
  writeChoices(choices);
  expect(readChoices()).toEqual(choices);
});

test.each(['{', '[]', '{"audioDeviceId":7}', 'null'])('a damaged record of %s counts as the defaults', (record) => {
  kept.set('lk-user-choices', record);
  expect(readChoices()).toEqual(defaults);
});

test('a browser that stores nothing has the defaults, and keeps going', () => {
  vi.stubGlobal('localStorage', undefined);
  writeChoices(defaults);
  expect(readChoices()).toEqual(defaults);
});
