import type { Ears } from '@viva/api-client/room';
import { useEffect, useRef, useState } from 'react';
import { systemClock } from './core/clock.ts';
import type { RoomSession } from './core/session.ts';
import { BrowserEars, type BrowserEarsState } from './ears/browserEars.ts';
import { webSpeech } from './ears/recogniser.ts';
import { newId } from './newId.ts';
import { rememberedEars } from './storage.ts';

/** What the ears go by. */
export interface BrowserEarsOptions {
  readonly session: RoomSession | null;
  /** The interview is there. */
  readonly present: boolean;
  /** Who listens as the interviewer tells it; null before that. */
  readonly service: Ears | null;
  /** Null while the microphone is off. */
  readonly micTrack: MediaStreamTrack | null;
}

/** Listens through the browser, where it may and where that is of use. */
export function useBrowserEars({ session, present, service, micTrack }: BrowserEarsOptions) {
  const [state, setState] = useState<BrowserEarsState>('unavailable');
  const ears = useRef<BrowserEars | null>(null);

  useEffect(() => {
    if (!session || !present) return undefined;
    const created = new BrowserEars({
      recogniser: webSpeech(),
      clock: systemClock,
      newId,
      choice: rememberedEars,
      setEars: (choice) => session.setEars(choice),
      publish: async (topic, text) => session.connection?.publish(topic, text),
      onState: setState,
    });
    ears.current = created;
    void created.start();
    return () => {
      created.close();
      ears.current = null;
      setState('unavailable');
    };
  }, [session, present]);

  // These run after the effect above, so that new ears are told too.
  useEffect(() => ears.current?.hear(micTrack), [session, present, micTrack]);
  useEffect(() => ears.current?.service(service), [session, present, service]);

  return { state, choose: (choice: 'browser' | 'server') => ears.current?.choose(choice) };
}
