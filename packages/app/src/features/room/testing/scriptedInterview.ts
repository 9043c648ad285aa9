import type { EarsView, RoomActions, RoomView } from '@viva/ui';
import { type Clock, systemClock } from '../core/clock.ts';
import { RoomSession, type SessionPorts } from '../core/session.ts';
import type { BrowserEarsState } from '../ears/browserEars.ts';
import { roomViewOf } from '../roomView.ts';
import type { RoomScript } from './script.ts';
import { createScriptedRoom, type ScriptedRoom } from './scriptedRoom.ts';

/** How a scripted interview is held; everything has a default. */
export interface ScriptedInterviewOptions {
  /** Real time by default. */
  readonly clock?: Clock;
  /** The service; by default one at which all is well. A client on mocked calls does as well. */
  readonly api?: SessionPorts['api'];
  /** Where the report goes. */
  readonly email?: string;
  /** What the panel's timer counts from, in epoch milliseconds; by default there is no timer, since it reads the wall clock. */
  readonly startedAtMs?: number;
  /** Whether the browser's own recognition is there, and whether its use was agreed to. */
  readonly ears?: BrowserEarsState;
  /** The interview was left, or is over and the person goes on. */
  readonly onLeave?: () => void;
}

/** An interview in a scripted room, as a screen needs it; `subscribe` and `view` fit `useSyncExternalStore`. */
export interface ScriptedInterview {
  readonly view: () => RoomView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly actions: RoomActions;
  readonly room: ScriptedRoom;
  readonly close: () => void;
}

/** As in the product: seven bars for the interviewer, one for the microphone (specification, section 9). */
const agentBands = 7;
const micBands = 1;

const serviceAtEase: SessionPorts['api'] = {
  getVoiceToken: () => Promise.resolve('media-token'),
  endInterview: () => Promise.resolve({ ended: true }),
  requestInterviewer: () => Promise.resolve({ interviewer: 'dispatched' }),
};

/** Begins an interview that goes by a script: the product's own session and view, with everything around them played. */
export function holdScriptedInterview(script: RoomScript, options: ScriptedInterviewOptions = {}): ScriptedInterview {
  const { clock = systemClock, api = serviceAtEase, email = 'ada@example.com', startedAtMs } = options;
  const listeners = new Set<() => void>();
  const room = createScriptedRoom(script, clock);
  const agentLevels = room.agentLevels(agentBands);
  const micLevels = room.micLevels(micBands);
  let ids = 0;
  let ears = options.ears ?? 'unavailable';

  const session = new RoomSession('room-for-stories', {
    api,
    clock,
    open: room.open,
    livekitUrl: 'ws://media.invalid',
    newId: () => `id-${++ids}`,
    choices: () => ({ audioDeviceId: 'default', username: '' }),
  });

  const look = (): RoomView => {
    const state = session.state();
    const audible = state.phase === 'connected' && state.room.agent?.audible;
    return roomViewOf(state, { ears, email, startedAtMs, micLevels, agentLevels: audible ? agentLevels : undefined });
  };
  let view = look();
  const update = () => {
    view = look();
    for (const listener of listeners) listener();
  };
  const stopWatching = session.subscribe(update);

  const close = () => {
    stopWatching();
    room.stop();
    session.dispose();
  };
  const leave = () => {
    void session.leave();
    room.stop();
    options.onLeave?.();
  };
  const micOn = () => view.phase === 'talking' && view.mic.state === 'live';

  void session.start();
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    actions: {
      onClose: leave,
      onDisconnect: leave,
      onToggleMic: () => void session.setMicrophone(!micOn()),
      onRetryMic: () => void session.setMicrophone(true),
      onChooseDevice: (kind, id) => room.chooseDevice(kind, id),
      onStartMedia: () => void session.connection?.startAudio(),
      onSendAnswer: (text) => session.answer(text),
      onChooseEars: (choice: EarsView) => {
        ears = choice === 'browser' ? 'on' : 'off';
        session.setEars(choice);
        update();
      },
      onReconnect: () => session.retry(),
      onReturnHome: leave,
    },
    room,
    close,
  };
}
