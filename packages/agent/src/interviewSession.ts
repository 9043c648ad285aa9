import { type JobContext, voice } from '@livekit/agents';
import { ParticipantKind, RoomEvent } from '@livekit/rtc-node';
import type { SessionContext, ToldEnd } from '@viva/api-client/internal';
import { Terms } from '@viva/speech';
import { atMost } from './deadline.ts';
import { Ears, type EarsEvents } from './ears/ears.ts';
import { Listener, type VoiceActivity } from './ears/listener.ts';
import { termsOf } from './ears/termsOf.ts';
import type { Engines, OnFallback } from './engines.ts';
import { Conductor } from './interview/conductor.ts';
import { describeError, log } from './log.ts';
import { recordingOf } from './recording/forInterview.ts';
import type { SoundSink } from './recording/recording.ts';
import { Attendance } from './room/attendance.ts';
import { Captions } from './room/captions.ts';
import { CandidateSound } from './room/candidateSound.ts';
import { Interruption } from './room/interruption.ts';
import { serveProcedures } from './room/procedures.ts';
import { RoomScreen } from './room/screen.ts';
import { stopWaitingForListeners } from './room/listeners.ts';
import { SessionSpeaker } from './room/sessionSpeaker.ts';
import { createInterviewer, createSession } from './room/voiceSession.ts';
import { Recorder } from './service/recorder.ts';
import type { Service } from './service/serviceClient.ts';
import { SignsOfLife } from './service/signsOfLife.ts';
import { EndOfTurn } from './turns/endOfTurn.ts';
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
  readonly voiceActivity: VoiceActivity;
  /** Engines live as long as the process; this interview listens to their fallbacks while it runs. */
  readonly fallbackListeners: Set<OnFallback>;
}

/** Joins the room and holds the interview until it ends: by goodbye, by silence, or because the candidate left. */
export async function holdInterview(options: HoldInterviewOptions): Promise<void> {
  const { ctx, context, service, engines } = options;
  const { sessionId, candidateIdentity } = context;
  const complain = (what: string) => (error: unknown) => log.error({ sessionId, error: describeError(error) }, what);

  const screen = new RoomScreen(() => ctx.room.localParticipant, complain('an attribute could not be published'));
  const ears = listen(engines, screen, context);
  const session = createSession(engines.voice);
  const speaker = new SessionSpeaker(session, engines.ahead);
  const interruption = new Interruption(speaker);
  const captions = new Captions(
    () => ctx.room.localParticipant,
    candidateIdentity,
    complain('a caption could not be shown'),
  );
  const endOfTurn = new EndOfTurn(ctx.inferenceExecutor);
  const turns = new TurnTaking({
    storyExpected: () => conductor.storyExpected,
    littleExpected: () => conductor.littleExpected,
    moreTime: () => conductor.moreTime,
    predict: () => endOfTurn.predict(),
    paused: (turn) => {
      captions.heard(turn.text, true);
      return conductor.consider(turn);
    },
    nothing: () => {
      listener.turnOver();
      captions.over('');
    },
    failed: complain('a pause could not be considered'),
    over: () => void take(),
  });

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
  /** Why the candidate's sound is kept nowhere just now. */
  const held = { help: false, paused: false };
  const hold = () => {
    recording?.hold(held.help || held.paused, !held.help);
    captions.hold(held.paused);
  };
  const conductor = new Conductor({
    context,
    speaker,
    screen: {
      question: (question) => screen.question(question),
      phase: (phase) => screen.phase(phase),
      progress: (progress) => screen.progress(progress),
      hint: (hint) => screen.hint(hint),
      feedback: (feedback) => screen.feedback(feedback),
      clock: (clock) => {
        held.paused = clock.pause?.by === 'press';
        hold();
        screen.clock(clock);
      },
      help: (help) => {
        held.help = help !== null;
        hold();
        screen.help(help);
      },
    },
    mind: engines.mind,
    understand: engines.understand,
    ...(engines.planner ? { planner: engines.planner } : {}),
    turns: recording ?? recorder,
    ended: (reason) => void end(reason).catch(complain('the session could not be ended')),
    failed: complain('an event could not be dealt with'),
  });
  /** Ends the candidate's turn, whole or not. */
  const cut = () => {
    const turn = turns.take();
    listener.turnOver();
    captions.over(turn?.text ?? '');
    return turn;
  };
  const goOn = () => {
    conductor.goOn().catch(complain('the interview could not go on'));
    return true;
  };
  const take = async () => {
    const turn = cut();
    if (turn) await conductor.said(turn).catch(complain('a turn could not be answered'));
  };
  const listener = new Listener(ears, options.voiceActivity, {
    sound: (samples) => {
      endOfTurn.hear(samples);
      recording?.hear(samples);
    },
    started: (at) => {
      turns.started(at);
      interruption.started();
      conductor.userSpeaking(true);
    },
    ended: (at) => {
      turns.ended(at);
      interruption.ended();
      conductor.userSpeaking(false);
    },
    partial: ({ text, wholeTurn }) => captions.partial(text, wholeTurn),
    heard: (utterance) => {
      const meant = utterance && interruption.heard(utterance.text) ? utterance : undefined;
      turns.heard(meant);
      captions.heard(turns.text, false);
    },
    failed: complain('some of the candidate’s sound could not be dealt with'),
  });
  const attendance = new Attendance(
    ctx.room,
    candidateIdentity,
    {
      ready: () => void conductor.ready().catch(complain('the interview could not begin')),
      away: () => conductor.away(),
      gone: () => void end('absent').catch(complain('the session could not be ended')),
      nobody: () => {
        log.info({ sessionId }, 'nobody is there to be interviewed');
        leave();
      },
    },
    () => conductor.pauseLeftMs,
  );
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
  const end = async (reason: ToldEnd) => {
    try {
      conductor.stop();
      await screen.settled();
      await recorder.flush(flushMs);
      await endReliably(service, sessionId, reason);
    } finally {
      leave();
    }
  };
  const sound = new CandidateSound(ctx.room, candidateIdentity, {
    hear: (samples) => listener.hear(samples),
    lost: () => void listener.pause().catch(complain('the end of the sound could not be heard')),
  });
  // However the interview ends, what was being said is stored: the candidate may have left in mid-sentence.
  ctx.addShutdownCallback(async () => {
    life.stop();
    conductor.stop();
    attendance.stop();
    turns.stop();
    options.fallbackListeners.delete(onFallback);
    interruption.stop();
    await atMost(listener.finish(), lastWordsMs);
    // Before it is stored it is read: what tells of danger to a life is not.
    await atMost(take(), lastTurnsMs);
    await Promise.all([recorder.flush(lastTurnsMs), recording?.finish(lastSoundMs)]);
    recorder.stop();
    await session.close();
    await sound.close();
  });

  session.on(voice.AgentSessionEventTypes.Error, (event) => complain('the session met an error')(event.error));
  // A session that has closed by itself can neither hear nor speak: another interviewer takes over.
  session.on(voice.AgentSessionEventTypes.Close, leave);

  ctx.room.on(RoomEvent.Reconnected, () => screen.connected());
  await ctx.connect();
  screen.connected();
  serveProcedures(ctx.room, candidateIdentity, {
    ready: () => attendance.heard(),
    answer: (answer) => conductor.typed(answer),
    pause: (paused) => (paused ? conductor.pause(cut) : goOn()),
    hint: (questionId) => conductor.hint(questionId),
    choose: (choice) => conductor.choose(choice, cut),
  });
  screen.ears(ears.active);
  await session.start({
    agent: createInterviewer(),
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

function listen(engines: Engines, screen: RoomScreen, context: SessionContext): Ears {
  const { sessionId } = context;
  const terms = new Terms(termsOf(context));
  const events: EarsEvents = {
    changed: (name) => {
      screen.ears(name);
      if (name === 'typing') screen.notice('ears-typing');
    },
    failed: (name, error) => {
      screen.notice('ears-fallback');
      log.warn({ sessionId, ears: name, error: describeError(error) }, 'a recogniser failed');
    },
  };
  return new Ears(engines.recognisers, events, terms);
}

/** Tells the service that the session is over, a few times if need be; its own watch ends it otherwise. */
async function endReliably(service: Service, sessionId: string, reason: ToldEnd): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await service.end(sessionId, reason);
    } catch (error) {
      if (attempt === endAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt));
    }
  }
}
