import type { Recordings } from '@viva/api-client';
import type { ReplayActions, ReplayView } from '@viva/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApi } from '../../api/client.ts';
import { useConfig } from '../../config/context.ts';
import { browserPlayer } from './player.ts';
import { Replay } from './replay.ts';

/** An answer that the player leads to, as in `Q1`; `startMs` since the interview began. */
export interface AnswerMark {
  readonly label: string;
  readonly startMs: number;
}

/** What the player of a report shows and does: the `replay` of `ReportScreen`, spread for `AudioReplay`. */
type RecordingReplay = ReplayActions & { readonly replay: ReplayView };

/** The recording of one's own interview, to be heard answer by answer. */
export function useRecording(sessionId: string, answers: readonly AnswerMark[]): RecordingReplay {
  const api = useApi();
  const load = useMemo(() => () => api.listRecordings({ params: { sessionId } }), [api, sessionId]);
  return useReplay(load, answers);
}

/**
 * A recording whose addresses come from `load`, which is asked again when they are no longer good; a new function is a new
 * recording, so it has to be a remembered one.
 */
export function useReplay(load: () => Promise<Recordings>, answers: readonly AnswerMark[]): RecordingReplay {
  const { backendUrl } = useConfig();
  const replay = useMemo(() => {
    const addressOf = (path: string) => `${backendUrl}${path}`;
    return new Replay({ load, addressOf, player: browserPlayer, now: Date.now });
  }, [load, backendUrl]);
  useEffect(() => replay.open(), [replay]);
  const state = useSyncExternalStore(replay.subscribe, () => replay.state);
  return {
    replay: 'positionMs' in state ? { ...state, answers } : state,
    onPlay: replay.play,
    onPause: replay.pause,
    onSeek: replay.seek,
    onRetry: () => void replay.retry(),
  };
}
