import { type VAD, type inference, llm, type stt, type tts, voice } from '@livekit/agents';

/** What hears, speaks and tells turns apart. */
export interface VoiceSessionParts {
  readonly stt: stt.STT;
  readonly vad: VAD;
  readonly tts: tts.TTS;
  readonly detector: inference.TurnDetector;
}

/** Never asked: the policy's words are said as they are. The session insists on having a model. */
class NoModel extends llm.LLM {
  override label(): string {
    return 'viva.NoModel';
  }
  override chat(): llm.LLMStream {
    throw new Error('the interviewer does not generate replies');
  }
}

/** Tells when a turn is over; the conductor answers by itself. */
export class Interviewer extends voice.Agent {
  readonly #onTurn: () => void;

  constructor(onTurn: () => void) {
    super({ instructions: 'You are an interviewer.' });
    this.#onTurn = onTurn;
  }

  override onUserTurnCompleted(): Promise<void> {
    this.#onTurn();
    return Promise.reject(new voice.StopResponse());
  }
}

/** A session that takes turns by sound, can be interrupted, and generates nothing by itself. */
export function createSession(parts: VoiceSessionParts): voice.AgentSession {
  return new voice.AgentSession({
    stt: parts.stt,
    vad: parts.vad,
    tts: parts.tts,
    llm: new NoModel(),
    turnHandling: {
      turnDetection: parts.detector,
      endpointing: { mode: 'fixed', minDelay: 300, maxDelay: 300 },
      interruption: { mode: 'vad', minDuration: 400, falseInterruptionTimeout: 1_500 },
      preemptiveGeneration: { enabled: false },
    },
    aecWarmupDuration: null,
    userAwayTimeout: null,
  });
}
