import { llm, type tts, voice } from '@livekit/agents';

/** Never asked: the policy's words are said as they are. The session insists on having a model. */
class NoModel extends llm.LLM {
  override label(): string {
    return 'viva.NoModel';
  }
  override chat(): llm.LLMStream {
    throw new Error('the interviewer does not generate replies');
  }
}

/** The session's agent; it says what it is told. */
export const createInterviewer = (): voice.Agent => new voice.Agent({ instructions: 'You are an interviewer.' });

/** Longer than the built-in voice is ever waited for in the middle of a line, in milliseconds. */
const silentMs = 60_000;

/** A session that speaks and shows captions of it. It neither hears nor takes turns: the interviewer does that itself. */
export function createSession(voiceOfInterviewer: tts.TTS): voice.AgentSession {
  return new voice.AgentSession({
    tts: voiceOfInterviewer,
    llm: new NoModel(),
    vad: null,
    turnHandling: { turnDetection: 'manual', preemptiveGeneration: { enabled: false } },
    aecWarmupDuration: null,
    // The voice has its own deadlines, and another voice behind it: a line must not be ended silently before.
    ttsReadIdleTimeout: silentMs,
    forwardAudioIdleTimeout: silentMs,
    userAwayTimeout: null,
  });
}
