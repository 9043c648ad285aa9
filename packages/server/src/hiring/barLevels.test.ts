import { defaultBar, levelOf } from '@viva/api-client';
import { barLevels, barText } from '@viva/ui/emails';
import { expect, test } from 'vitest';

test.each(barLevels)('at the bar called $level its level begins', ({ level, bar }) => {
  expect(levelOf(bar / 20)).toBe(level);
  expect(levelOf((bar - 0.1) / 20)).not.toBe(level);
});

test('the usual bar is one that can be chosen', () => {
  expect(barText(defaultBar)).toBe('Solid or better');
});
