import { expect, it } from 'vitest';
import { clockText } from './duration.ts';

it('shows minutes and seconds', () => expect(clockText(65_900)).toBe('1:05'));
it('shows hours once there are any', () => expect(clockText(3_661_000)).toBe('1:01:01'));
it('shows nothing before the beginning', () => expect(clockText(-5)).toBe('0:00'));
