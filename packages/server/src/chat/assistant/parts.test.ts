import { describe, expect, it } from 'vitest';
import { answerById } from '../knowledge/answers.ts';
import { inContext } from './inContext.ts';
import { partsOf } from './parts.ts';

describe('the parts of a message', () => {
  it.each([
    ['How long is the trial, and how do I cancel? Thanks!', ['How long is the trial', 'how do I cancel?', 'Thanks!']],
    ['what does it cost, can I pay by card', ['what does it cost', 'can I pay by card']],
    ['I forgot my password, what now', ['I forgot my password, what now']],
    ['my mic is dead and how do I type', ['my mic is dead', 'how do I type']],
    ['Hi, where is my report', ['Hi', 'where is my report']],
    ['See v2.1 at a.example. Ok\nbye', ['See v2.1 at a.example.', 'Ok', 'bye']],
    ['?! ... 😀', []],
  ])('%j', (message, parts) => expect(partsOf(message).map(({ text }) => text)).toEqual(parts));

  it('are questions or statements', () => {
    const message = 'My mic is dead. Can I type? whats the price. tell me more';
    expect(partsOf(message).map(({ question }) => question)).toEqual([false, true, true, true]);
  });

  it('are no more than a person asks at once', () => {
    expect(partsOf('Why? '.repeat(900))).toHaveLength(12);
  });
});

describe('a question after an answer', () => {
  it.each([
    ['and how do I cancel it?', { text: 'how do I cancel the free trial?', pointsBack: true }],
    ['what about students?', { text: 'the free trial, what about students?', pointsBack: false }],
    ['where can I find the reports of my past interviews', undefined],
  ])('%j', (text, meant) => expect(inContext(text, answerById('trial'))).toEqual(meant));
});
