import { type JobContext, type VAD, llm, voice } from '@livekit/agents';
import { ParticipantKind, RoomEvent } from '@livekit/rtc-node';
import type { EndReason, SessionContext } from '@viva/api-client/internal';
import { Ears } from './ears/ears.ts';
import { EarsStt } from './ears/earsStt.ts';
import type { Engines, OnFallback } from './engines.ts';
import { Conductor } from './interview/conductor.ts';
import { Hearing } from './interview/hearing.ts';
import { log } from './log.ts';
import { serveProcedures } from './room/procedures.ts';
import { RoomScreen } from './room/screen.ts';
import { SessionSpeaker } from './room/sessionSpeaker.ts';
import { Recorder } from './service/recorder.ts';
import type { Service } from './service/serviceClient.ts';
import { TellingTurnDetector, patienceAt } from './turns/patience.ts';

/** How long a candidate who has gone may take to come back, in milliseconds. */
const returnWithinMs = 60_000;
/** How long the browser may take to say that it plays sound before the interviewer begins all the same. */
const greetAnywayMs = 8_000;

/** What an interview is held with. */
export interface HoldInterviewOptions {
  readonly ctx: JobContext;
  readonly context: SessionContext;
  readonly service: Service;
  readonly engines: Engines;
  readonly vad: VAD;
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

/** Joins the room and holds the interview until it ends, by goodbye, by silence, or because the candidate left. */
export async function holdInterview(options: HoldInterviewOptions): Promise<void> {
  const { ctx, context, service, engines } = options;
  const note = (what: string) => (error: unknown) => log.error({ sessionId: context.sessionId, err: error }, what);
  const screen = new RoomScreen(() => ctx.room.localParticipant, note('an attribute could not be published'));
  const hearing = new Hearing();
  const ears = new Ears(engines.recognisers, {
    changed: (name, failed) => {
      screen.ears(name);
      if (name === 'typing') screen.notice('ears-typing');
      else if (failed) screen.notice('ears-fallback');
    },
    failed: (name, error) => log.warn({ sessionId: context.sessionId, ears: name, err: error }, 'a recogniser failed'),
  });
  const stt = new EarsStt(ears, options.vad);
  const onFallback: OnFallback = (notice, error) => {
    log.warn({ sessionId: context.sessionId, notice, err: error }, 'an engine failed; the built-in one took over');
    screen.notice(notice);
  };
  options.fallbackListeners.add(onFallback);

  let probability: number | undefined;
  const detector = new TellingTurnDetector((value) => {
    probability = value;
    adapt();
  });
  const session = new voice.AgentSession({
    stt,
    vad: options.vad,
    tts: engines.voice,
    llm: new NoModel(),
    turnHandling: {
      turnDetection: detector,
      endpointing: { mode: 'fixed', ...patienceAt(undefined, '') },
      interruption: { mode: 'vad', minDuration: 400, falseInterruptionTimeout: 1_500 },
      preemptiveGeneration: { enabled: false },
    },
    aecWarmupDuration: null,
    userAwayTimeout: null,
  });
  const adapt = () => session.updateOptions({ turnHandling: { endpointing: patienceAt(probability, hearing.text) } });
  stt.onHeard = (utterance) => {
    hearing.add(utterance);
    adapt();
  };

  const recorder = new Recorder(service, context.sessionId, {
    delayed: () => screen.notice('storing-delayed'),
    refused: (error) => {
      log.error({ sessionId: context.sessionId, code: error.code }, 'a turn was refused');
      if (error.code === 'session-ended') finish();
    },
  });
  let finished = false;
  const finish = () => {
    if (finished) return;
    finished = true;
    conductor.stop();
    recorder.stop();
    options.fallbackListeners.delete(onFallback);
    clearTimeout(leaving);
    clearTimeout(greeting);
    ctx.shutdown('interview over');
  };
  const end = async (reason: EndReason) => {
    conductor.stop();
    await screen.settled();
    await recorder.flush(15_000);
    await endReliably(service, context.sessionId, reason);
    finish();
  };
  const conductor = new Conductor({
    context,
    speaker: new SessionSpeaker(session),
    screen,
    mind: engines.mind,
    turns: recorder,
    ended: (reason) => void end(reason).catch(note('the session could not be ended')),
  });

  class Interviewer extends voice.Agent {
    constructor() {
      super({ instructions: 'You are an interviewer.' });
    }
    override onUserTurnCompleted(): Promise<void> {
      probability = undefined;
      const turn = hearing.take();
      adapt();
      if (turn) conductor.said(turn).catch(note('a turn could not be answered'));
      return Promise.reject(new voice.StopResponse());
    }
  }

  session.on(voice.AgentSessionEventTypes.UserStateChanged, (event) => {
    conductor.userSpeaking(event.newState === 'speaking');
  });
  session.on(voice.AgentSessionEventTypes.Error, (event) => note('the session met an error')(event.error));

  let leaving: NodeJS.Timeout | undefined;
  let greeting: NodeJS.Timeout | undefined;
  const isCandidate = (identity: string) => identity === context.candidateIdentity;
  ctx.room.on(RoomEvent.ParticipantDisconnected, (participant) => {
    if (!isCandidate(participant.identity)) return;
    conductor.away();
    clearTimeout(greeting);
    leaving = setTimeout(() => void end('candidate-left').catch(note('the session could not be ended')), returnWithinMs);
  });
  const expectReady = () => {
    clearTimeout(leaving);
    clearTimeout(greeting);
    greeting = setTimeout(ready, greetAnywayMs);
  };
  const ready = () => {
    clearTimeout(greeting);
    conductor.ready().catch(note('the interview could not begin'));
  };
  ctx.room.on(RoomEvent.ParticipantConnected, (participant) => {
    if (isCandidate(participant.identity)) expectReady();
  });

  await ctx.connect();
  const answered = new Set<string>();
  let heardReady = false;
  serveProcedures(ctx.room, context.candidateIdentity, {
    ready: () => {
      heardReady = true;
      ready();
    },
    ears: (choice) => ears.allow('browser', choice === 'browser'),
    answer: ({ id, text }) => {
      if (answered.has(id)) return;
      answered.add(id);
      const now = Date.now();
      conductor
        .said({ text, startedAt: now, endedAt: now, typed: true, recogniser: typedText })
        .catch(note('a typed answer could not be taken'));
    },
    transcript: (result) => engines.browser.receive(result),
    refused: note('a message did not follow the contract'),
  });
  screen.ears(ears.active);
  await session.start({
    agent: new Interviewer(),
    room: ctx.room,
    record: false,
    inputOptions: {
      participantIdentity: context.candidateIdentity,
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
  if (!heardReady) expectReady();
}

const typedText = { name: 'typed', approximate: false, fillers: false };

/** Tells the service that the session is over, a few times if need be; its own watch ends it otherwise. */
async function endReliably(service: Service, sessionId: string, reason: EndReason): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await service.end(sessionId, reason);
    } catch (error) {
      if (attempt === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }
}
