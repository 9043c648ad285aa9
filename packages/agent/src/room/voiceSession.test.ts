import { initializeLogger, voice } from '@livekit/agents';
import type { AudioFrame } from '@livekit/rtc-node';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalTts } from '../voice/localTts.ts';
import { type LocalVoice, framesOf } from '../voice/localVoice.ts';
import { SessionSpeaker } from './sessionSpeaker.ts';
import { createInterviewer, createSession } from './voiceSession.ts';

const sampleRate = 16_000;

/** A room's loudspeaker: what is pushed sounds until the test says that it has been heard. */
class Loudspeaker extends voice.AudioOutput {
  /** Samples of the line that sounds. */
  samples = 0;
  paused = false;

  constructor() {
    super(sampleRate, undefined, { pause: true });
  }

  override async captureFrame(frame: AudioFrame): Promise<void> {
    const first = this.samples === 0;
    await super.captureFrame(frame);
    this.samples += frame.samplesPerChannel;
    if (first) this.onPlaybackStarted(Date.now());
  }

  override clearBuffer(): void {
    this.#finish(true);
  }

  override pause(): void {
    this.paused = true;
  }

  override resume(): void {
    this.paused = false;
  }

  heard(): void {
    this.#finish(false);
  }

  #finish(interrupted: boolean): void {
    if (this.samples === 0) return;
    const seconds = this.samples / sampleRate;
    this.samples = 0;
    this.onPlaybackFinished({ playbackPosition: interrupted ? seconds / 2 : seconds, interrupted });
  }
}

/** A voice that takes a second for every line. */
const spoken: string[] = [];
const local: LocalVoice = {
  model: 'scripted',
  sampleRate,
  async *frames(text) {
    spoken.push(text);
    yield* framesOf(new Int16Array(sampleRate).fill(5), sampleRate);
  },
  close: () => Promise.resolve(),
};

describe('the session of an interview', () => {
  let session: voice.AgentSession;
  let loudspeaker: Loudspeaker;
  let speaker: SessionSpeaker;
  beforeAll(() => initializeLogger({ pretty: false, level: 'fatal' }));
  beforeEach(async () => {
    spoken.length = 0;
    session = createSession(new LocalTts(local));
    loudspeaker = new Loudspeaker();
    session.output.audio = loudspeaker;
    speaker = new SessionSpeaker(session);
    await session.start({ agent: createInterviewer(), record: false });
  });
  afterEach(() => session.close());

  const sounds = () => vi.waitFor(() => expect(loudspeaker.samples).toBe(sampleRate), { interval: 5 });

  it('says its lines and nothing by itself', async () => {
    const said = speaker.say('Tell me about yourself.', { interruptible: true });
    await sounds();
    expect(speaker.interruptible).toBe(true);
    loudspeaker.heard();
    expect(await said.finished).toMatchObject({ text: 'Tell me about yourself.', interrupted: false });
    expect(spoken).toEqual(['Tell me about yourself.']);
  });

  it('breaks off a line that may be broken off', async () => {
    const said = speaker.say('Tell me about yourself.', { interruptible: true });
    await sounds();
    speaker.pause();
    expect(loudspeaker.paused).toBe(true);
    speaker.hush();
    expect(await said.finished).toMatchObject({ interrupted: true });
  });

  it('says goodbye to its end', async () => {
    const said = speaker.say('Goodbye.', { interruptible: false });
    await sounds();
    speaker.hush();
    expect(speaker.interruptible).toBe(false);
    loudspeaker.heard();
    expect(await said.finished).toMatchObject({ text: 'Goodbye.', interrupted: false });
  });

  it('says the next line aloud, also when the one before was held', async () => {
    const first = speaker.say('Tell me about yourself.', { interruptible: true });
    await sounds();
    speaker.pause();
    const second = speaker.say('Goodbye.', { interruptible: false });
    expect(await first.finished).toMatchObject({ interrupted: true });
    await sounds();
    expect(loudspeaker.paused).toBe(false);
    loudspeaker.heard();
    expect(await second.finished).toMatchObject({ interrupted: false });
  });
});
