import { useEffect, useState } from 'react';
import { systemClock } from './core/clock.ts';
import type { RoomSession } from './core/session.ts';
import { BrowserEars, type BrowserEarsState } from './ears/browserEars.ts';
import { webSpeech } from './ears/recogniser.ts';
import { newId } from './newId.ts';
import { rememberedEars } from './storage.ts';

/** Listens through the browser once the interview is there; `micTrack` is null while the microphone is off. */
export function useBrowserEars(session: RoomSession | null, present: boolean, micTrack: MediaStreamTrack | null) {
  const [state, setState] = useState<BrowserEarsState>('off');
  const [ears, setEars] = useState<BrowserEars | null>(null);

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
    setEars(created);
    void created.start();
    return () => {
      created.close();
      setState('off');
    };
  }, [session, present]);

  useEffect(() => ears?.hear(micTrack), [ears, micTrack]);

  return { state, choose: (choice: 'browser' | 'server') => ears?.choose(choice) };
}
