import { describe, expect, it } from 'vitest';
import { anyPlatform } from '../platform.ts';
import { micSteps } from './micSteps.ts';

const troubles = ['blocked', 'missing', 'in-use', 'insecure'] as const;
const browsers = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const;
const systems = ['windows', 'macos', 'linux', 'android', 'ios', 'other'] as const;

describe.each(troubles)('a microphone that is %s', (trouble) => {
  it('has a way on everywhere', () => {
    for (const browser of browsers)
      for (const system of systems) {
        const steps = micSteps(trouble, { browser, system });
        expect(steps.length, `${browser} on ${system}`).toBeGreaterThan(1);
        expect(new Set(steps).size).toBe(steps.length);
        expect(steps.join(' ')).toMatch(/try again/i);
      }
  });
});

it('a permission is looked for where the browser keeps it', () => {
  expect(micSteps('blocked', { browser: 'firefox', system: 'linux' })[0]).toContain('crossed-out microphone');
  expect(micSteps('blocked', { browser: 'safari', system: 'ios' })[0]).toContain('page menu');
  expect(micSteps('blocked', { browser: 'chrome', system: 'windows' }).at(-1)).toContain('In Windows');
});

it('nothing particular is said of a place that is not known', () =>
  expect(micSteps('blocked', anyPlatform)).toEqual([
    'Open this page’s permissions, usually next to the address.',
    'Allow the microphone.',
    'Come back to this page and try again.',
  ]));
