import { type JobContext, type VAD, voice } from '@livekit/agents';
import { ParticipantKind } from '@livekit/rtc-node';
import type { EndReason, SessionContext } from '@viva/api-client/internal';
import { atMost } from './deadline.ts';
import { Ears } from './ears/ears.ts';
import { EarsStt } from './ears/earsStt.ts';
import type { Engines, OnFallback } from './engines.ts';
import { Conductor } from './interview/conductor.ts';
import { describeError, log } from './log.ts';
import { recordingOf } from './recording/forInterview.ts';
import type { SoundSink } from './recording/recording.ts';
import { Attendance } from './room/attendance.ts';
import { CandidateSound } from './room/candidateSound.ts';
import { serveProcedures } from './room/procedures.ts';
import { RoomScreen } from './room/screen.ts';
import { stopWaitingForListeners } from './room/listeners.ts';
import { SessionSpeaker } from './room/sessionSpeaker.ts';
import { Interviewer, createSession } from './room/voiceSession.ts';
import { Recorder } from './service/recorder.ts';
import type { Service } from './service/serviceClient.ts';
import { SignsOfLife } from './service/signsOfLife.ts';
import { TurnTaking } from './turns/turnTaking.ts';

/** Longest wait for the last turns to be stored, in milliseconds; the service takes late ones for three seconds. */
const lastTurnsMs = 2_500;
const flushMs = 15_000;
/** Longest wait for the recogniser to finish what was being said, in milliseconds. */
const lastWordsMs = 1_500;
const endAttempts = 6;
/** Longest wait for the sound of the last answers to be kept, in milliseconds. */
const lastSoundMs = 3_000;

/** What an interview is held with. */
export interface HoldInterviewOptions {
  readonly ctx: JobContext;
  readonly context: SessionContext;
  readonly service: Service & SoundSink;
  readonly engines: Engines;
  /** Voice activity for turn-taking, and a quicker one that cuts speech for the recognisers. */
  readonly vad: VAD;
  readonly earsVad: VAD;
  /** Engines live as long as the process; this interview listens to their fallbacks while it runs. */
  readonly fallbackListeners: Set<OnFallback>;
}

/** Joins the room and holds the interview until it ends: by goodbye, by silence, or because the candidate left. */
export async function holdInterview(options: HoldInterviewOptions): Promise<void> {
  const { ctx, context, service, engines } = options;
  const { sessionId, candidateIdentity } = context;
  const complain = (what: string) => (error: unknown) => log.error({ sessionId, error: describeError(error) }, what);

  const screen = new RoomScreen(() => ctx.room.localParticipant, complain('an attribute could not be published'));
  const ears = listen(engines, screen, sessionId);
  const stt = new EarsStt(ears, options.earsVad);
  const turns = new TurnTaking(() => conductor.storyExpected);
  stt.onHeard = (utterance) => turns.heard(utterance);
  const session = createSession({ stt, vad: options.vad, tts: engines.voice, detector: turns.detector });
  turns.attach(session);

  const recorder = new Recorder(service, sessionId, {
    delayed: () => screen.notice('storing-delayed'),
    refused: (error) => {
      if (error.code === 'interview-full') {
        conductor.full().catch(complain('goodbye could not be said'));
        return;
      }
      // The session has ended, or another interviewer has taken over: this one can do nothing more.
      log.error({ sessionId, error: describeError(error) }, 'a turn was refused');
      leave();
    },
  });
  const recording = recordingOf({ context, turns: recorder, sounds: service, screen });
  if (recording) stt.onSound = (samples) => recording.hear(samples);
  const conductor = new Conductor({
    context,
    speaker: new SessionSpeaker(session),
    screen,
    mind: engines.mind,
    ...(engines.planner ? { planner: engines.planner } : {}),
    turns: recording ?? recorder,
    ended: (reason) => void end(reason).catch(complain('the session could not be ended')),
    failed: complain('an event could not be dealt with'),
  });
  const take = () => {
    const turn = turns.take();
    if (turn) conductor.said(turn).catch(complain('a turn could not be answered'));
  };
  const attendance = new Attendance(ctx.room, candidateIdentity, {
    ready: () => void conductor.ready().catch(complain('the interview could not begin')),
    away: () => conductor.away(),
    gone: () => void end('candidate-left').catch(complain('the session could not be ended')),
    nobody: () => {
      log.info({ sessionId }, 'nobody is there to be interviewed');
      leave();
    },
  });
  const onFallback: OnFallback = (notice, error) => {
    log.warn({ sessionId, notice, error: describeError(error) }, 'an engine failed; the built-in one took over');
    screen.notice(notice);
  };
  options.fallbackListeners.add(onFallback);
  const leave = () => {
    stopWaitingForListeners(ctx.room);
    ctx.shutdown('interview over');
  };
  const life = new SignsOfLife(service, sessionId, { ended: leave });
  const end = async (reason: EndReason) => {
    try {
      conductor.stop();
      await screen.settled();
      await recorder.flush(flushMs);
      await endReliably(service, sessionId, reason);
    } finally {
      leave();
    }
  };
  const sound = new CandidateSound(ctx.room, candidateIdentity);
  // However the interview ends, what was being said is stored: the candidate may have left in mid-sentence.
  ctx.addShutdownCallback(async () => {
    life.stop();
    conductor.stop();
    attendance.stop();
    options.fallbackListeners.delete(onFallback);
    await atMost(stt.finish(), lastWordsMs);
    take();
    await Promise.all([recorder.flush(lastTurnsMs), recording?.finish(lastSoundMs)]);
    recorder.stop();
    await session.close();
    await sound.close();
  });

  session.on(voice.AgentSessionEventTypes.UserStateChanged, (event) => {
    conductor.userSpeaking(event.newState === 'speaking');
  });
  session.on(voice.AgentSessionEventTypes.Error, (event) => complain('the session met an error')(event.error));
  // A session that has closed by itself can neither hear nor speak: another interviewer takes over.
  session.on(voice.AgentSessionEventTypes.Close, leave);

  await ctx.connect();
  screen.connected();
  serveProcedures(ctx.room, candidateIdentity, {
    ready: () => attendance.heard(),
    ears: (choice) => ears.allow('browser', choice === 'browser'),
    answer: (answer) => conductor.typed(answer),
    transcript: (result) => engines.browser.receive(result),
    refused: complain('a message did not follow the contract'),
  });
  screen.ears(ears.active);
  session.input.audio = sound;
  await session.start({
    agent: new Interviewer(take),
    room: ctx.room,
    record: false,
    inputOptions: {
      participantIdentity: candidateIdentity,
      participantKinds: [ParticipantKind.STANDARD],
      closeOnDisconnect: false,
      textEnabled: false,
      audioEnabled: false,
    },
  });
  life.start();
  attendance.begin(ctx.room, candidateIdentity);
}

function listen(engines: Engines, screen: RoomScreen, sessionId: string): Ears {
  return new Ears(engines.recognisers, {
    changed: (name) => {
      screen.ears(name);
      if (name === 'typing') screen.notice('ears-typing');
    },
    failed: (name, error) => {
      screen.notice('ears-fallback');
      log.warn({ sessionId, ears: name, error: describeError(error) }, 'a recogniser failed');
    },
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
