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
  const utterance = ears.begin(Date.now());
  utterance.feed(new Int16Array(samples / 2));
  utterance.feed(new Int16Array(samples / 2));
  return utterance.end();
}

const silent = { changed: () => undefined, failed: () => undefined };

describe('Ears', () => {
  it('gives the whole utterance to the next recogniser when the first fails, within the turn', async () => {
    const ears = new Ears([scripted('endpoint', true), scripted('built-in')], silent);
    expect(await hear(ears, 640)).toMatchObject({ text: '640', recogniser: { name: 'built-in' } });
  });

  it('leaves a recogniser that keeps failing alone for a while, and says who listens instead', async () => {
    const first = scripted('endpoint', true);
    const changes: EarsName[] = [];
    const failures: EarsName[] = [];
    const ears = new Ears([first, scripted('built-in')], {
      changed: (name) => changes.push(name),
      failed: (name) => failures.push(name),
    });
    await hear(ears);
    await hear(ears);
    await hear(ears);
    expect(first.begun).toBe(2);
    expect(changes).toEqual(['built-in']);
    expect(failures).toEqual(['endpoint', 'endpoint']);
  });

  it('does not use the browser before the candidate has allowed it', async () => {
    const browser = new BrowserEars();
    const ears = new Ears([browser, scripted('built-in')], silent);
    expect(ears.active).toBe('built-in');
    ears.allow('browser', true);
    expect(ears.active).toBe('browser');
    const utterance = ears.begin(Date.now());
    browser.receive({ id: 'a', text: 'I led', final: false });
    browser.receive({ id: 'a', text: 'I led a team', final: true });
    expect(await utterance.end()).toMatchObject({ text: 'I led a team', recogniser: { name: 'browser' } });
  });

  it('hears the whole utterance itself when the browser gives up in the middle of it', async () => {
    const browser = new BrowserEars();
    const ears = new Ears([browser, scripted('built-in')], silent);
    ears.allow('browser', true);
    const utterance = ears.begin(Date.now());
    utterance.feed(new Int16Array(320));
    browser.receive({ id: 'a', text: 'I led a', final: false });
    ears.allow('browser', false);
    utterance.feed(new Int16Array(320));
    expect(await utterance.end()).toMatchObject({ text: '640', recogniser: { name: 'built-in' } });
  });

  it('hears it also when the browser gives up after the last sound, or while its text is waited for', async () => {
    for (const givesUp of ['before the end', 'after it']) {
      const browser = new BrowserEars();
      const ears = new Ears([browser, scripted('built-in')], silent);
      ears.allow('browser', true);
      const utterance = ears.begin(Date.now());
      utterance.feed(new Int16Array(320));
      browser.receive({ id: 'a', text: 'I led a', final: false });
      if (givesUp === 'before the end') ears.allow('browser', false);
      const ending = utterance.end();
      ears.allow('browser', false);
      expect(await ending, givesUp).toMatchObject({ text: '320', recogniser: { name: 'built-in' } });
    }
  });

  it('listens itself when the browser sends nothing', async () => {
    const ears = new Ears([new BrowserEars(), scripted('built-in')], silent);
    ears.allow('browser', true);
    expect(await hear(ears, 16_000 * 2)).toMatchObject({ recogniser: { name: 'built-in' } });
  });

  it('asks for typing when the last recogniser keeps failing', async () => {
    const changes: EarsName[] = [];
    const ears = new Ears([scripted('built-in', true)], {
      changed: (name) => changes.push(name),
      failed: () => undefined,
    });
    await hear(ears);
    await hear(ears);
    expect(changes).toEqual(['typing']);
  });

  it('survives a recogniser that throws while it is fed', async () => {
    const broken: Recogniser = {
      ...scripted('deepgram'),
      begin: () => ({
        feed: () => {
          throw new Error('closed');
        },
        end: () => Promise.reject(new Error('closed')),
        abandon: () => undefined,
      }),
    };
    expect(await hear(new Ears([broken, scripted('built-in')], silent), 640)).toMatchObject({ text: '640' });
  });

  it('lets an utterance begin while the one before is still being answered', async () => {
    const ears = new Ears([scripted('built-in')], silent);
    const first = ears.begin(0);
    first.feed(new Int16Array(160));
    const answer = first.end();
    const second = ears.begin(0);
    second.feed(new Int16Array(320));
    expect([await answer, await second.end()]).toMatchObject([{ text: '160' }, { text: '320' }]);
  });

  it('asks for typing when there is no recogniser', async () => {
    const ears = new Ears([], silent);
    expect(ears.active).toBe('typing');
    expect(await hear(ears)).toBeUndefined();
  });
});
