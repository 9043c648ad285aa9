import { describe, expect, it, vi } from 'vitest';
import { type CaptionSender, Captions } from './captions.ts';

interface Sent {
  readonly text: string;
  readonly segment: string | undefined;
  readonly final: string | undefined;
  readonly sender: string;
}

function show({ failing = false, hanging = false } = {}) {
  const sent: Sent[] = [];
  const failed = vi.fn();
  const sender: CaptionSender = {
    streamText: ({ topic, attributes, senderIdentity }) => {
      expect(topic).toBe('lk.transcription');
      if (failing) return Promise.reject(new Error('gone'));
      if (hanging) return new Promise(() => undefined);
      const [segment, final] = [attributes['lk.segment_id'], attributes['lk.transcription_final']];
      let written = '';
      return Promise.resolve({
        write: (text) => {
          written = text;
          return Promise.resolve();
        },
        close: () => {
          sent.push({ text: written, segment, final, sender: senderIdentity });
          return Promise.resolve();
        },
      });
    },
  };
  return { captions: new Captions(() => sender, 'candidate', failed), sent, failed };
}

describe('Captions', () => {
  it('shows one line a turn, in the name of the candidate, which grows until it is final', async () => {
    const { captions, sent } = show();
    captions.partial('I led.', false);
    captions.heard('I led the team', true);
    captions.partial('for two', false);
    captions.over('I led the team for two years.');
    captions.partial('Another', false);
    await vi.waitUntil(() => sent.length === 5);
    expect(sent.map(({ text, final }) => [text, final])).toEqual([
      ['I led', 'false'],
      ['I led the team', 'false'],
      ['I led the team for two', 'false'],
      ['I led the team for two years.', 'true'],
      ['Another', 'false'],
    ]);
    expect(new Set(sent.slice(0, 4).map(({ segment }) => segment)).size).toBe(1);
    expect(sent[4]?.segment).not.toBe(sent[0]?.segment);
    expect(new Set(sent.map(({ sender }) => sender))).toEqual(new Set(['candidate']));
  });

  it('takes the place of the whole line with words that cover the whole turn', async () => {
    const { captions, sent } = show();
    captions.heard('We all go and direct', true);
    captions.partial('We were all going direct to', true);
    await vi.waitUntil(() => sent.length === 2);
    expect(sent[1]?.text).toBe('We were all going direct to');
  });

  it('sends nothing that is shown already, and nothing for a turn without words', async () => {
    const { captions, sent } = show();
    captions.over('');
    captions.heard('Yes.', true);
    captions.heard('Yes.', true);
    captions.over('Yes.');
    await vi.waitUntil(() => sent.length === 2);
    expect(sent.map(({ final }) => final)).toEqual(['false', 'true']);
  });

  it('keeps what was heard before while more is said', async () => {
    const { captions, sent } = show();
    captions.partial('Then we', false);
    captions.heard('First I asked.', false);
    captions.partial('Then we met', false);
    await vi.waitUntil(() => sent.length === 2);
    expect(sent.map(({ text }) => text)).toEqual(['Then we', 'First I asked. Then we met']);
  });

  it('shows nothing of what is heard while it is held', async () => {
    const { captions, sent } = show();
    captions.hold(true);
    captions.partial('Dinner is', true);
    captions.heard('Dinner is at seven.', true);
    captions.over('Dinner is at seven.');
    captions.hold(false);
    captions.heard('I led the team.', true);
    await vi.waitUntil(() => sent.length === 1);
    expect(sent[0]?.text).toBe('I led the team.');
  });

  it('gives up a caption that hangs', async () => {
    vi.useFakeTimers();
    const { captions, failed } = show({ hanging: true });
    captions.heard('One.', true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(failed).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('takes back what was shown when nothing is left of a turn', async () => {
    const { captions, sent } = show();
    captions.partial('Hm', false);
    captions.over('');
    await vi.waitUntil(() => sent.length === 2);
    expect(sent[1]).toMatchObject({ text: '', final: 'true' });
  });

  it('reports a caption that can’t be sent, and goes on', async () => {
    const { captions, failed } = show({ failing: true });
    captions.heard('One.', true);
    captions.heard('Two.', true);
    await vi.waitUntil(() => failed.mock.calls.length === 2);
  });
});
