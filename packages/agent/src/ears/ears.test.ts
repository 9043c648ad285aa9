import type { Ears as EarsName } from '@viva/api-client/room';
import { describe, expect, it } from 'vitest';
import { BrowserEars } from './browserEars.ts';
import { Ears } from './ears.ts';
import type { Recogniser, Samples } from './recogniser.ts';

/** A recogniser that tells how many samples it was fed, or fails. */
function scripted(ears: EarsName, fails = false): Recogniser & { begun: number } {
  return {
    ears,
    info: { name: ears, approximate: false, fillers: false },
    begun: 0,
    begin() {
      this.begun++;
      let samples = 0;
      return {
        feed: (part: Samples) => void (samples += part.length),
        end: () =>
          fails ? Promise.reject(new Error('no')) : Promise.resolve({ text: `${samples}`, recogniser: this.info }),
        abandon: () => undefined,
      };
    },
    close: () => Promise.resolve(),
  };
}

function hear(ears: Ears, samples = 320) {
  ears.begin(0);
  ears.feed(new Int16Array(samples / 2));
  ears.feed(new Int16Array(samples / 2));
  return ears.end();
}

const silent = { changed: () => undefined, failed: () => undefined };

describe('Ears', () => {
  it('gives the whole utterance to the next recogniser when the first fails, within the turn', async () => {
    const ears = new Ears([scripted('endpoint', true), scripted('built-in')], silent);
    expect(await hear(ears, 640)).toMatchObject({ text: '640', recogniser: { name: 'built-in' } });
  });

  it('leaves a recogniser that keeps failing alone for a while, and says who listens instead', async () => {
    const first = scripted('endpoint', true);
    const changes: [EarsName, boolean][] = [];
    const ears = new Ears([first, scripted('built-in')], {
      changed: (name, failed) => changes.push([name, failed]),
      failed: () => undefined,
    });
    await hear(ears);
    await hear(ears);
    await hear(ears);
    expect(first.begun).toBe(2);
    expect(changes).toEqual([['built-in', true]]);
  });

  it('does not use the browser before the candidate has allowed it', async () => {
    const browser = new BrowserEars();
    const ears = new Ears([browser, scripted('built-in')], silent);
    expect(ears.active).toBe('built-in');
    ears.allow('browser', true);
    expect(ears.active).toBe('browser');
    ears.begin(0);
    browser.receive({ id: 'a', text: 'I led', final: false });
    browser.receive({ id: 'a', text: 'I led a team', final: true });
    expect(await ears.end()).toMatchObject({ text: 'I led a team', recogniser: { name: 'browser' } });
  });

  it('listens itself when the browser sends nothing', async () => {
    const ears = new Ears([new BrowserEars(), scripted('built-in')], silent);
    ears.allow('browser', true);
    expect(await hear(ears)).toMatchObject({ recogniser: { name: 'built-in' } });
  });

  it('asks for typing when there is no recogniser', async () => {
    const ears = new Ears([], silent);
    expect(ears.active).toBe('typing');
    expect(await hear(ears)).toBeUndefined();
  });
});
