import { describe, expect, it } from 'vitest';
import { atStory, said, telling } from '../testing/talk.ts';
import { decide } from './decide.ts';

const found = telling([
  ['situation', 'Our deals were all over the place.'],
  ['action', 'I moved every deal into HubSpot and wrote down who owns it.'],
]);

describe('a probe', () => {
  it('takes up a tool that the candidate named', () => {
    const { move, say, probe } = decide(atStory(), said('I moved every deal into HubSpot.', found));
    expect({ move, probe }).toEqual({ move: 'probe', probe: 'result' });
    expect(say).toMatch(/(?:mentioned|brought up) HubSpot\. /);
  });

  it('takes up the same tool only once', () => {
    const { next } = decide(atStory(), said('I moved every deal into HubSpot.', found));
    const asked = { ...next, probes: [], ledger: {} };
    expect(decide(asked, said('I moved every deal into HubSpot again.', found)).say).not.toContain('HubSpot');
  });

  it.each([
    ['a tool without a name', 'I kept it all in a spreadsheet.'],
    ['a word that is a tool only beside others of its trade', 'I gave my word that it comes on Monday.'],
    ['a person', 'I called Margaret about it every week.'],
  ])('never takes up %s', (_what, text) => {
    const { say } = decide(atStory(), said(text, telling([['action', text]])));
    expect(say).not.toMatch(/mentioned|brought up/);
  });
});
