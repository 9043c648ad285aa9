import { type JobContext, type VAD, llm, voice } from '@livekit/agents';
import { ParticipantKind } from '@livekit/rtc-node';
import type { EndReason, SessionContext } from '@viva/api-client/internal';
import { Ears } from './ears/ears.ts';
import { EarsStt } from './ears/earsStt.ts';
import type { Engines, OnFallback } from './engines.ts';
import { Conductor } from './interview/conductor.ts';
import { log } from './log.ts';
import { Attendance } from './room/attendance.ts';
import { serveProcedures } from './room/procedures.ts';
import { RoomScreen } from './room/screen.ts';
import { SessionSpeaker } from './room/sessionSpeaker.ts';
import { Recorder } from './service/recorder.ts';
import type { Service } from './service/serviceClient.ts';
import { SignsOfLife } from './service/signsOfLife.ts';
import { TurnTaking } from './turns/turnTaking.ts';

/** Longest wait for the last turns to be stored, in milliseconds. */
const flushMs = 15_000;
const endAttempts = 6;

/** What an interview is held with. */
export interface HoldInterviewOptions {
  readonly ctx: JobContext;
  readonly context: SessionContext;
  readonly service: Service;
  readonly engines: Engines;
  /** Voice activity for turn-taking, and a quicker one that cuts speech for the recognisers. */
  readonly vad: VAD;
  readonly earsVad: VAD;
  /** Engines live as long as the process; this interview listens to their fallbacks while it runs. */
  readonly fallbackListeners: Set<OnFallback>;
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

class Interviewer extends voice.Agent {
  readonly #onTurn: () => void;

  constructor(onTurn: () => void) {
    super({ instructions: 'You are an interviewer.' });
    this.#onTurn = onTurn;
  }

  override onUserTurnCompleted(): Promise<void> {
    this.#onTurn();
    // The conductor answers by itself.
    return Promise.reject(new voice.StopResponse());
  }
}

/** Joins the room and holds the interview until it ends: by goodbye, by silence, or because the candidate left. */
export async function holdInterview(options: HoldInterviewOptions): Promise<void> {
  const { ctx, context, service, engines } = options;
  const { sessionId, candidateIdentity } = context;
  const complain = (what: string) => (error: unknown) => log.error({ sessionId, err: error }, what);

  const screen = new RoomScreen(() => ctx.room.localParticipant, complain('an attribute could not be published'));
  const ears = listen(engines, screen, sessionId);
  const stt = new EarsStt(ears, options.earsVad);
  const turns = new TurnTaking(() => conductor.storyExpected);
  stt.onHeard = (utterance) => turns.heard(utterance);
  const session = createSession(options, stt, turns);
  turns.attach(session);

  const recorder = new Recorder(service, sessionId, {
    delayed: () => screen.notice('storing-delayed'),
    refused: (error) => {
      log.error({ sessionId, code: error.code }, 'a turn was refused');
      if (error.code === 'session-ended') finish();
    },
  });
  const conductor = new Conductor({
    context,
    speaker: new SessionSpeaker(session),
    screen,
    mind: engines.mind,
    turns: recorder,
    ended: (reason) => void end(reason).catch(complain('the session could not be ended')),
  });
  const attendance = new Attendance(ctx.room, candidateIdentity, {
    ready: () => void conductor.ready().catch(complain('the interview could not begin')),
    away: () => conductor.away(),
    gone: () => void end('candidate-left').catch(complain('the session could not be ended')),
  });
  const onFallback: OnFallback = (notice, error) => {
    log.warn({ sessionId, notice, err: error }, 'an engine failed; the built-in one took over');
    screen.notice(notice);
  };
  options.fallbackListeners.add(onFallback);

  const life = new SignsOfLife(service, sessionId, { ended: () => finish() });
  const finish = () => {
    life.stop();
    conductor.stop();
    recorder.stop();
    attendance.stop();
    options.fallbackListeners.delete(onFallback);
    ctx.shutdown('interview over');
  };
  const end = async (reason: EndReason) => {
    conductor.stop();
    await screen.settled();
    await recorder.flush(flushMs);
    await endReliably(service, sessionId, reason);
    finish();
  };

  session.on(voice.AgentSessionEventTypes.UserStateChanged, (event) => {
    conductor.userSpeaking(event.newState === 'speaking');
  });
  session.on(voice.AgentSessionEventTypes.Error, (event) => complain('the session met an error')(event.error));

  await ctx.connect();
  screen.connected();
  serveProcedures(ctx.room, candidateIdentity, {
    ready: () => attendance.heard(),
    ears: (choice) => ears.allow('browser', choice === 'browser'),
    answer: (text) => void conductor.typed(text).catch(complain('a typed answer could not be taken')),
    transcript: (result) => engines.browser.receive(result),
    refused: complain('a message did not follow the contract'),
  });
  screen.ears(ears.active);
  const interviewer = new Interviewer(() => {
    const turn = turns.take();
    if (turn) conductor.said(turn).catch(complain('a turn could not be answered'));
  });
  await session.start({
    agent: interviewer,
    room: ctx.room,
    record: false,
    inputOptions: {
      participantIdentity: candidateIdentity,
      participantKinds: [ParticipantKind.STANDARD],
      closeOnDisconnect: false,
      textEnabled: false,
      audioSampleRate: 16_000,
    },
  });
  ctx.addShutdownCallback(async () => {
    finish();
    await session.close();
  });
  attendance.begin(ctx.room, candidateIdentity);
}

function listen(engines: Engines, screen: RoomScreen, sessionId: string): Ears {
  return new Ears(engines.recognisers, {
    changed: (name, failed) => {
      screen.ears(name);
      if (name === 'typing') screen.notice('ears-typing');
      else if (failed) screen.notice('ears-fallback');
    },
    failed: (name, error) => log.warn({ sessionId, ears: name, err: error }, 'a recogniser failed'),
  });
}

function createSession(options: HoldInterviewOptions, stt: EarsStt, turns: TurnTaking): voice.AgentSession {
  return new voice.AgentSession({
    stt,
    vad: options.vad,
    tts: options.engines.voice,
    llm: new NoModel(),
    turnHandling: {
      turnDetection: turns.detector,
      endpointing: { mode: 'fixed', minDelay: 300, maxDelay: 300 },
      interruption: { mode: 'vad', minDuration: 400, falseInterruptionTimeout: 1_500 },
      preemptiveGeneration: { enabled: false },
    },
    aecWarmupDuration: null,
    userAwayTimeout: null,
  });
}

/** Tells the service that the session is over, a few times if need be; its own watch ends it otherwise. */
async function endReliably(service: Service, sessionId: string, reason: EndReason): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await service.end(sessionId, reason);
    } catch (error) {
      if (attempt === endAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt));
    }
  }
}
