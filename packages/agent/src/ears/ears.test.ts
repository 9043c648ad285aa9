import type { Ears as EarsName } from '@viva/api-client/room';
import { describe, expect, it } from 'vitest';
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

  it('tells the words so far by the recogniser that listens, and none when it can’t tell', async () => {
    const partial = { text: 'I led', wholeTurn: true };
    const telling = (tell: () => Promise<typeof partial>): Recogniser => ({
      ...scripted('built-in'),
      begin: () => ({ feed: () => undefined, partial: tell, end: () => Promise.reject(new Error('no')) }),
    });
    const soFar = (recogniser: Recogniser) => new Ears([recogniser], silent).begin(0).partial();
    expect(await soFar(telling(() => Promise.resolve(partial)))).toEqual(partial);
    expect(await soFar(telling(() => Promise.reject(new Error('late'))))).toEqual({ text: '', wholeTurn: false });
    expect(await soFar(scripted('built-in'))).toEqual({ text: '', wholeTurn: false });
  });

  it('tells every recogniser that the turn is over', () => {
    const told: string[] = [];
    const recogniser = (name: EarsName): Recogniser => ({ ...scripted(name), turnOver: () => void told.push(name) });
    new Ears([recogniser('endpoint'), scripted('deepgram'), recogniser('built-in')], silent).turnOver();
    expect(told).toEqual(['endpoint', 'built-in']);
  });
});
