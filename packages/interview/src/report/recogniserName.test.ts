import { expect, it } from 'vitest';
import { recogniserName } from './recogniserName.ts';

it.each([
  ['browser', 'your browser’s own speech recognition'],
  ['pocketsphinx-en-us', 'an earlier built-in recognizer (PocketSphinx)'],
  ['moonshine-tiny-en', 'the built-in recognizer (Moonshine)'],
  ['deepgram-nova-3', 'Deepgram (Nova-3)'],
  ['whisper-1', 'Whisper'],
])('people read of %s as “%s”', (name, shown) => {
  expect(recogniserName(name)).toBe(shown);
});

it('quotes the model of an endpoint that nobody has named yet', () => {
  expect(recogniserName('Systran/faster-whisper-small')).toBe('the recognizer “Systran/faster-whisper-small”');
  expect(recogniserName('constructor')).toBe('the recognizer “constructor”');
});
