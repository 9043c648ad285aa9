import { llm } from '@livekit/agents';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SaidLine, SessionSpeaker } from './sessionSpeaker.ts';

const begun = 1_000_000;

function speak(interrupt: () => unknown = () => undefined) {
  const order: string[] = [];
  let change: (event: { newState: string }) => void = () => undefined;
  const lines: { finish: (heard?: string) => void }[] = [];
  const speaker = new SessionSpeaker({
    on: (_event, listener) => (change = listener),
    say: (text, { allowInterruptions }) => {
      order.push(`${text}${allowInterruptions ? '' : ' (to the end)'}`);
      const { promise, resolve } = Promise.withResolvers<void>();
      let heard: string | undefined;
      lines.push({
        finish: (part) => {
          heard = part;
          resolve();
        },
      });
      return {
        waitForPlayout: () => promise,
        get interrupted() {
          return heard !== undefined;
        },
        get chatItems() {
          return [llm.ChatMessage.create({ role: 'assistant', content: heard ?? text })];
        },
      } satisfies SaidLine;
    },
    interrupt: () => {
      order.push('hush');
      return interrupt();
    },
    output: { audio: { pause: () => void order.push('pause'), resume: () => void order.push('resume') } },
  });
  return { speaker, order, lines, state: (newState: string) => change({ newState }) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(begun);
});
afterEach(() => void vi.useRealTimers());

describe('SessionSpeaker', () => {
  it('tells when a line began to sound, and when it had been said', async () => {
    const { speaker, lines, state } = speak();
    const { finished } = speaker.say('Hello.', { interruptible: true });
    vi.setSystemTime(begun + 400);
    state('speaking');
    vi.setSystemTime(begun + 1_400);
    lines[0]?.finish();
    expect(await finished).toEqual({
      text: 'Hello.',
      interrupted: false,
      startedAt: begun + 400,
      endedAt: begun + 1_400,
    });
  });

  it('tells what was heard of a line that was broken off', async () => {
    const { speaker, lines, state } = speak();
    const { finished } = speaker.say('Tell me about a time when you led a team.', { interruptible: true });
    state('speaking');
    lines[0]?.finish('Tell me about');
    expect(await finished).toMatchObject({ text: 'Tell me about', interrupted: true, startedAt: begun });
  });

  it('tells that a line broken off before its first sound never began', async () => {
    const { speaker, lines } = speak();
    const { finished } = speaker.say('Tell me more.', { interruptible: true });
    lines[0]?.finish('');
    expect(await finished).toMatchObject({ text: '', interrupted: true, startedAt: undefined });
  });

  it('breaks off what is being said before it says the next line', () => {
    const { speaker, order } = speak();
    speaker.say('One.', { interruptible: true });
    speaker.say('Goodbye.', { interruptible: false });
    expect(order).toEqual(['hush', 'One.', 'hush', 'Goodbye. (to the end)']);
  });

  it('takes the sound of the next line for no other line', async () => {
    const { speaker, lines, state } = speak();
    const first = speaker.say('One.', { interruptible: true });
    const second = speaker.say('Two.', { interruptible: true });
    lines[0]?.finish('');
    vi.setSystemTime(begun + 300);
    state('speaking');
    lines[1]?.finish();
    expect(await first.finished).toMatchObject({ startedAt: undefined });
    expect(await second.finished).toMatchObject({ startedAt: begun + 300 });
  });

  it('can be hushed after its session has closed', () => {
    const { speaker } = speak(() => {
      throw new Error('the session is closed');
    });
    expect(() => speaker.hush()).not.toThrow();
  });

  it('may be interrupted only while a line sounds that may be broken off', () => {
    const { speaker, state } = speak();
    speaker.say('Tell me more.', { interruptible: true });
    expect(speaker.interruptible).toBe(false);
    state('speaking');
    expect(speaker.interruptible).toBe(true);
    state('listening');
    expect(speaker.interruptible).toBe(false);
    speaker.say('Goodbye.', { interruptible: false });
    state('speaking');
    expect(speaker.interruptible).toBe(false);
  });

  it('holds its sound and goes on with it', () => {
    const { speaker, order } = speak();
    speaker.pause();
    speaker.resume();
    expect(order).toEqual(['pause', 'resume']);
  });
});
