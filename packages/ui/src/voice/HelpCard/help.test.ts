import { describe, expect, it } from 'vitest';
import { smsOf, telOf } from './help.ts';

describe('telOf', () => {
  it.each([
    ['988', 'tel:988'],
    ['+254 722 178 177', 'tel:+254722178177'],
    ['0800-0113-113', 'tel:08000113113'],
    ['(246) 536-4500', 'tel:2465364500'],
    ['*4141', 'tel:*4141'],
    ['119, then 8', 'tel:119'],
  ])('dials %s as %s', (number, address) => expect(telOf(number)).toBe(address));
});

describe('smsOf', () => {
  it('writes to a number, and begins with the word where one is needed', () => {
    expect(smsOf({ number: '988' })).toBe('sms:988');
    expect(smsOf({ number: '85258', word: 'SHOUT' })).toBe('sms:85258?&body=SHOUT');
  });
});
