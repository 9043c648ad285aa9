import { describe, expect, it } from 'vitest';
import { type HeardText, webSpeech } from './recogniser.ts';

interface Result {
  readonly text: string;
  readonly final?: boolean;
  readonly confidence?: number;
}

/** A browser's recogniser on which events are fired by hand, and what was heard from it. */
function setUp() {
  const created: Recognition[] = [];
  class Recognition {
    onresult: ((event: object) => void) | null = null;
    constructor() {
      created.push(this);
    }
    start() {}
    abort() {}
  }
  const heard: HeardText[] = [];
  const port = webSpeech({ webkitSpeechRecognition: Recognition });
  port?.create(
    { onDevice: false },
    { onText: (text) => void heard.push(text), onError: () => undefined, onEnd: () => undefined },
  );
  const results = (resultIndex: number, ...list: readonly Result[]) =>
    created[0]?.onresult?.({
      resultIndex,
      results: list.map(({ text, final = false, confidence = 0 }) =>
        Object.assign([{ transcript: text, confidence }], { isFinal: final }),
      ),
    });
  return { heard, results };
}

describe('webSpeech', () => {
  it('reports a growing text, then the final one, under one index', () => {
    const { heard, results } = setUp();
    results(0, { text: 'I led' });
    results(0, { text: 'I led a team', final: true, confidence: 0.9 });
    results(1, { text: 'I led a team', final: true, confidence: 0.9 }, { text: ' of five' });
    expect(heard).toEqual([
      { index: 0, text: 'I led', final: false },
      { index: 0, text: 'I led a team', final: true, confidence: 0.9 },
      { index: 1, text: 'of five', final: false },
    ]);
  });

  it('reports a text that the browser splits and joins again once, not twice', () => {
    const { heard, results } = setUp();
    results(0, { text: 'I led', confidence: 0.9 }, { text: ' a team', confidence: 0.01 });
    results(0, { text: 'I led a team', final: true, confidence: 0.9 });
    expect(heard).toEqual([
      { index: 0, text: 'I led a team', final: false, confidence: 0.9 },
      { index: 0, text: 'I led a team', final: true, confidence: 0.9 },
    ]);
  });

  it('takes back what the browser takes back', () => {
    const { heard, results } = setUp();
    results(0, { text: 'uh' });
    results(0);
    results(0);
    results(0, { text: 'I led' });
    results(0, { text: '', final: true });
    expect(heard).toEqual([
      { index: 0, text: 'uh', final: false },
      { index: 0, text: '', final: false },
      { index: 0, text: 'I led', final: false },
      { index: 0, text: '', final: true },
    ]);
  });
});
