import type { ApiClient, PracticeOffer } from '@viva/api-client';
import type { PracticeChoices, PracticeSetupActions, PracticeSetupView } from '@viva/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SessionFailure } from './core/failures.ts';
import { SetUp, type SetUpState } from './core/setUp.ts';
import { useRoomClock } from './world.ts';

/** What the card is made of. */
export interface SetUpOptions {
  readonly api: Pick<ApiClient, 'setUpPractice'>;
  readonly roomId: string;
  /** Null as long as there is nothing to set up. */
  readonly offer: PracticeOffer | null;
  readonly onDone: () => void;
  readonly onFailure: (failure: SessionFailure) => void;
}

const untouched: SetUpState = { reading: { state: 'unread' }, roleMissing: false, starting: false };
const nothing = () => () => undefined;

/** Sets up a practice interview while there is an `offer`. */
export function useSetUp({ api, roomId, offer, onDone, onFailure }: SetUpOptions): {
  readonly view: Omit<PracticeSetupView, 'mic' | 'speaker'> | null;
  readonly actions: PracticeSetupActions;
} {
  const clock = useRoomClock();
  const latest = useRef({ onDone, onFailure });
  useEffect(() => {
    latest.current = { onDone, onFailure };
  });
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  useEffect(() => {
    if (!offer) return undefined;
    const ports = {
      api,
      clock,
      onDone: () => latest.current.onDone(),
      onFailure: (failure: SessionFailure) => latest.current.onFailure(failure),
    };
    const created = new SetUp(roomId, ports, { advert: offer.suggested.advert, reading: offer.reading });
    setSetUp(created);
    return () => {
      created.dispose();
      setSetUp(null);
    };
  }, [api, clock, offer, roomId]);

  const state = useSyncExternalStore(setUp?.subscribe ?? nothing, setUp?.state ?? (() => untouched));
  const setupOf = (choices: PracticeChoices, { lengths, suggested }: PracticeOffer) => {
    const { minutes } = lengths.find((length) => length.minutes === choices.minutes) ?? suggested;
    return { ...choices, minutes };
  };
  return {
    view: offer && { phase: 'setting-up', ...offer, ...state },
    actions: {
      onReadAd: (choices) => void (offer && setUp?.read(setupOf(choices, offer))),
      onSetUp: (choices) => void (offer && setUp?.start(setupOf(choices, offer))),
    },
  };
}
