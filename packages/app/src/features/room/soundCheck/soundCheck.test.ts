import { describe, expect, test } from 'vitest';
import { fakeClock } from '../core/testing.ts';
import { createScriptedSound, type SoundScript } from '../testing/scriptedSound.ts';
import { SoundCheck } from './soundCheck.ts';

function checking(script: SoundScript = {}) {
  const clock = fakeClock();
  const sound = createScriptedSound(clock, script);
  const check = new SoundCheck(sound, { micId: 'default', speakerId: '' });
  return { clock, sound, check, mic: () => check.view().mic, speaker: () => check.view().speaker };
}

describe('the microphone', () => {
  test('is not opened before a press', async () => {
    const { clock, check, mic, sound } = checking();
    void check.begin();
    await clock.advance(1_000);
    expect(mic()).toEqual({ phase: 'idle' });
    expect(sound.openMics).toEqual([]);
  });

  test('is opened at once where that asks nobody anything', async () => {
    const { clock, sound } = checking();
    const check = new SoundCheck({ ...sound, mayOpen: async () => true }, { micId: 'default', speakerId: '' });
    void check.begin();
    await clock.advance(0);
    expect(check.view().mic.phase).toBe('open');
  });

  test.each([
    [0, 'nothing'],
    [0.1, 'too-quiet'],
    [0.5, 'well'],
    [0.95, 'too-loud'],
  ] as const)('at a loudness of %s hears: %s', async (loudness, heard) => {
    const { clock, check, mic } = checking({ loudness });
    void check.checkMic();
    await clock.advance(1_000);
    expect(mic()).toMatchObject({ phase: 'open', heard, microphoneId: 'default' });
  });

  test('of somebody who speaks as usual hears them well', async () => {
    const { clock, check, mic } = checking();
    void check.checkMic();
    await clock.advance(1_000);
    expect(mic()).toMatchObject({ phase: 'open', heard: 'well' });
  });

  test('is judged by the last three seconds', async () => {
    const { clock, check, mic, sound } = checking({ loudness: 0.5 });
    void check.checkMic();
    await clock.advance(1_000);
    sound.become({ loudness: 0 });
    void check.checkMic();
    await clock.advance(4_000);
    expect(mic()).toMatchObject({ heard: 'nothing' });
  });

  test.each(['blocked', 'missing', 'in-use', 'insecure'] as const)(
    'that cannot be had is told, with guidance for the platform, and can be tried again: %s',
    async (trouble) => {
      const { clock, check, mic, sound } = checking({ mic: trouble });
      void check.checkMic();
      await clock.advance(0);
      expect(mic()).toEqual({ phase: 'trouble', trouble, platform: { browser: 'chrome', system: 'windows' } });
      sound.become({});
      void check.checkMic();
      await clock.advance(0);
      expect(mic().phase).toBe('open');
    },
  );

  test('whose question nobody answers is taken for blocked after a while, and heard when it is allowed later', async () => {
    const { clock, check, mic, sound } = checking({ mic: 'waits' });
    void check.checkMic();
    await clock.advance(19_000);
    expect(mic().phase).toBe('asking');
    await clock.advance(1_000);
    expect(mic()).toMatchObject({ phase: 'trouble', trouble: 'blocked' });
    sound.allow();
    await clock.advance(0);
    expect(mic().phase).toBe('open');
  });

  test('that is unplugged is missing', async () => {
    const { clock, check, mic, sound } = checking();
    void check.checkMic();
    await clock.advance(0);
    sound.unplug();
    expect(mic()).toMatchObject({ phase: 'trouble', trouble: 'missing' });
  });

  test('gives way to the one that is chosen', async () => {
    const { clock, check, mic, sound } = checking();
    void check.checkMic();
    await clock.advance(0);
    void check.chooseMic('headset');
    await clock.advance(0);
    expect(sound.openMics).toEqual(['headset']);
    expect(mic()).toMatchObject({ phase: 'open', microphoneId: 'headset' });
  });

  test('is off after the check, also when it is allowed only then', async () => {
    const { clock, check, sound } = checking();
    void check.checkMic();
    await clock.advance(0);
    sound.become({ mic: 'waits' });
    void check.checkMic();
    await clock.advance(0);
    check.close();
    sound.allow();
    await clock.advance(30_000);
    expect(sound.openMics).toEqual([]);
  });
});

describe('the speaker', () => {
  test('plays, and then only the person knows', async () => {
    const { clock, check, speaker, sound } = checking();
    void check.play();
    void check.play();
    expect(speaker().phase).toBe('playing');
    expect(sound.sounding).toEqual(['']);
    await clock.advance(3_000);
    expect(speaker().phase).toBe('asked');
    expect(sound.sounding).toEqual([]);
    check.answerTest(false);
    expect(speaker().phase).toBe('unheard');
    check.answerTest(true);
    expect(speaker().phase).toBe('heard');
  });

  test.each([
    ['fails', 0],
    ['hangs', 12_000],
  ] as const)('that %s says so', async (playing, afterMs) => {
    const { clock, check, speaker } = checking({ playing });
    void check.play();
    await clock.advance(afterMs);
    expect(speaker().phase).toBe('failed');
  });

  test('can be chosen where the browser lets a page', async () => {
    const speakers = [
      { id: 'default', label: 'Built-in' },
      { id: 'headphones', label: 'Headphones' },
    ];
    const { clock, check, speaker, sound } = checking({ speakers });
    await clock.advance(0);
    expect(speaker()).toMatchObject({ speakers, speakerId: 'default' });
    check.chooseSpeaker('headphones');
    expect(speaker()).toMatchObject({ phase: 'idle', speakerId: 'headphones' });
    void check.play();
    expect(sound.sounding).toEqual(['headphones']);
  });

  test('is silent after the check', async () => {
    const { clock, check, sound } = checking();
    void check.play();
    check.close();
    expect(sound.sounding).toEqual([]);
    await clock.advance(10_000);
  });
});
