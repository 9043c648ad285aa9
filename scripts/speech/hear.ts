import { setTimeout as wait } from 'node:timers/promises';
import { Ears } from '../../packages/agent/src/ears/ears.ts';
import { Listener, type VoiceActivity, windowSamples } from '../../packages/agent/src/ears/listener.ts';
import { type Recogniser, type Samples, earsSampleRate } from '../../packages/agent/src/ears/recogniser.ts';
import { Hearing } from '../../packages/agent/src/interview/hearing.ts';
import { type CandidateTurn } from '../../packages/agent/src/interview/ports.ts';

/** What a recording is heard with. */
export interface HearingTools {
  /** In the order of preference. */
  readonly recognisers: readonly Recogniser[];
  readonly voiceActivity: VoiceActivity;
  /** A recognizer could not tell what was said; the next one was asked. */
  readonly failed?: (recogniser: string, error: unknown) => void;
}

/** What was heard in a recording; the turns' times are milliseconds since its beginning. */
export interface HeardRecording {
  readonly turns: readonly CandidateTurn[];
  /** From each moment a voice fell silent until its words were there, in milliseconds; only at the pace of speech. */
  readonly latenciesMs: readonly number[];
}

/** Silence after which what comes next is another turn, in milliseconds: the interviewer would have replied. */
const turnSilenceMs = 3_000;
/** Silence after a recording, so that its last words end as they do in an interview, in milliseconds. */
const silenceAfterMs = 640;

/** Hears a recording (16 kHz mono) as an interview does, but as fast as it can be heard. */
export const hear = (samples: Samples, tools: HearingTools): Promise<HeardRecording> =>
  // What is asked for while somebody speaks is only shown, and costs time.
  hearBy(samples, { ...tools, recognisers: tools.recognisers.map(lastWordsOnly) }, virtualClock());

/** The same at the pace of speech, as an interview does. */
export const hearInTime = (samples: Samples, tools: HearingTools): Promise<HeardRecording> =>
  hearBy(samples, tools, realClock());

/** When it is, in milliseconds since the recording began, while a recording is fed. */
interface Clock {
  readonly now: () => number;
  /** Settles when so much of the recording may be there, in milliseconds. */
  reach(ms: number): Promise<void>;
  readonly inTime: boolean;
}

function virtualClock(): Clock {
  let at = 0;
  return {
    now: () => at,
    reach: async (ms) => {
      at = ms;
    },
    inTime: false,
  };
}

function realClock(): Clock {
  const began = performance.now();
  const now = () => performance.now() - began;
  return { now, reach: (ms) => wait(Math.max(0, ms - now())), inTime: true };
}

async function hearBy(samples: Samples, tools: HearingTools, clock: Clock): Promise<HeardRecording> {
  const { recognisers, failed } = tools;
  const hearing = new Hearing();
  const turns: CandidateTurn[] = [];
  const latenciesMs: number[] = [];
  const voice = counted(tools.voiceActivity);
  /** When the voices fell silent whose words are not known yet. */
  const waiting: number[] = [];
  let speaking = false;
  let silentSince = 0;
  let told = () => undefined as void;
  const names = new Map(recognisers.map(({ ears, info }) => [ears, info.name]));
  const ears = new Ears(recognisers, {
    changed: () => undefined,
    failed: (name, error) => failed?.(names.get(name) ?? name, error),
  });
  const listener = new Listener(
    ears,
    voice,
    {
      sound: () => undefined,
      started: () => {
        speaking = true;
      },
      ended: (at) => {
        speaking = false;
        silentSince = at;
        waiting.push(at);
      },
      partial: () => undefined,
      heard: (utterance) => {
        const at = waiting.shift();
        if (at !== undefined) latenciesMs.push(clock.now() - at);
        if (utterance) hearing.add(utterance);
        told();
      },
      failed: (error) => failed?.('voice activity', error),
    },
    clock.now,
  );
  const take = () => {
    const turn = hearing.take();
    listener.turnOver();
    if (turn) turns.push(turn);
  };
  const allTold = async () => {
    while (waiting.length > 0) await new Promise<void>((resolve) => (told = resolve));
  };

  const whole = new Int16Array(samples.length + (silenceAfterMs / 1_000) * earsSampleRate);
  whole.set(samples);
  for (let at = 0; at + windowSamples <= whole.length; at += windowSamples) {
    const heardMs = ((at + windowSamples) / earsSampleRate) * 1_000;
    await clock.reach(heardMs);
    listener.hear(whole.slice(at, at + windowSamples));
    if (!clock.inTime) {
      await voice.judged();
      await allTold();
    }
    if (!speaking && waiting.length === 0 && heardMs - silentSince > turnSilenceMs) take();
  }
  await voice.judged();
  await listener.finish();
  take();
  return { turns, latenciesMs: clock.inTime ? latenciesMs : [] };
}

/** Voice activity that tells when it has judged all it was given, and {@link Listener} has dealt with it. */
function counted(voice: VoiceActivity): VoiceActivity & { judged(): Promise<void> } {
  let last: Promise<unknown> = Promise.resolve();
  return {
    predict: (samples) => {
      const judging = voice.predict(samples);
      last = judging.catch(() => undefined);
      return judging;
    },
    judged: async () => {
      // The listener asks, and goes on, each a moment later.
      await new Promise(setImmediate);
      await last;
      await new Promise(setImmediate);
    },
  };
}

/** A recognizer that is asked only at the end of each utterance. */
function lastWordsOnly(recogniser: Recogniser): Recogniser {
  return {
    ears: recogniser.ears,
    info: recogniser.info,
    begin: (startedAt) => {
      const utterance = recogniser.begin(startedAt);
      return {
        feed: (samples) => utterance.feed(samples),
        end: () => utterance.end(),
      };
    },
    turnOver: () => recogniser.turnOver?.(),
    close: () => recogniser.close(),
  };
}
