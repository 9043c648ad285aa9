import { useEffect, useRef, useState } from 'react';
import { systemClock } from './core/clock.ts';
import type { RoomSession } from './core/session.ts';
import { BrowserEars, type BrowserEarsState } from './ears/browserEars.ts';
import { webSpeech } from './ears/recogniser.ts';
import { newId } from './newId.ts';
import { rememberedEars } from './storage.ts';

/** Listens through the browser once the interview is there; `micTrack` is null while the microphone is off. */
export function useBrowserEars(session: RoomSession | null, present: boolean, micTrack: MediaStreamTrack | null) {
  const [state, setState] = useState<BrowserEarsState>('off');
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
      setState('off');
    };
  }, [session, present]);

  // Runs after the effect above, so that new ears get the track too.
  useEffect(() => ears.current?.hear(micTrack), [session, present, micTrack]);

  return { state, choose: (choice: 'browser' | 'server') => ears.current?.choose(choice) };
}
