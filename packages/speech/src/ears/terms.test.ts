import { describe, expect, it } from 'vitest';
import { Terms } from './terms.ts';

const ofCloud = new Terms(['Kubernetes', 'Glasgow Coma Scale', 'project management', 'Roche', 'HubSpot']);

describe('Terms', () => {
  it('writes a term instead of a word that nobody says and that sounds like it', () => {
    expect(ofCloud.inText('We use Kabernits, and I like it.')).toBe('We use Kubernetes, and I like it.');
  });

  it('writes a term instead of several words', () => {
    expect(ofCloud.inText('I check the glass go coma scale.')).toBe('I check the Glasgow Coma Scale.');
  });

  it('leaves what is written right, also in parts and in other forms', () => {
    const text = 'I moved Kubernetes and hub spot, as a project manager.';
    expect(ofCloud.inText(text)).toBe(text);
  });

  it('leaves words that people say, though a short term sounds the same', () => {
    expect(ofCloud.inText('The roach ran under the stone.')).toBe('The roach ran under the stone.');
  });

  it('leaves a text without terms as it is', () => {
    expect(new Terms([]).inText('We  use Kabernits.')).toBe('We  use Kabernits.');
  });

  it('gives a term the times of all the words that it replaces', () => {
    const words = ['the', 'glass', 'go', 'coma', 'scale.', 'Yes.'].map((text, at) => ({
      text,
      startMs: at * 100,
      endMs: at * 100 + 90,
    }));
    const written = ofCloud.inWords(words);
    expect(written.map(({ text }) => text)).toEqual(['the', 'Glasgow', 'Coma', 'Scale.', 'Yes.']);
    expect(written[1]?.startMs).toBe(100);
    expect(written[3]?.endMs).toBe(490);
    expect(written[4]).toBe(words[5]);
  });

  it('gives a single word the times of several', () => {
    const words = [
      { text: 'cooper', startMs: 0, endMs: 300 },
      { text: 'neties', startMs: 300, endMs: 700 },
    ];
    expect(ofCloud.inWords(words)).toEqual([{ text: 'Kubernetes', startMs: 0, endMs: 700 }]);
  });
});
