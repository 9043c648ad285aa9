/** Plays one sound at a time. Times in milliseconds from the sound's own beginning. */
export interface SoundPlayer {
  /** Takes another sound, or the same one anew, to be played from a moment on. */
  readonly load: (address: string, fromMs: number) => void;
  readonly seek: (toMs: number) => void;
  /** Rejects when the browser does not let it, or the sound cannot be had. */
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  readonly positionMs: () => number;
  readonly close: () => void;
}

/** What a player tells of. */
export interface PlayerEvents {
  /** Told often while the sound plays. */
  readonly onTime: () => void;
  readonly onEnded: () => void;
  /** The sound cannot be had from its address. */
  readonly onFailed: () => void;
}

/** Time between two looks at where the sound is, in milliseconds: a word is seldom shorter. */
const lookMs = 100;

/** A player of the browser's. */
export function browserPlayer({ onTime, onEnded, onFailed }: PlayerEvents): SoundPlayer {
  const audio = new Audio();
  audio.preload = 'auto';
  let looking: ReturnType<typeof setInterval> | undefined;
  const look = (on: boolean) => {
    clearInterval(looking);
    looking = on ? setInterval(onTime, lookMs) : undefined;
  };
  audio.addEventListener('playing', () => look(true));
  for (const event of ['pause', 'waiting', 'emptied'] as const) audio.addEventListener(event, () => look(false));
  audio.addEventListener('ended', onEnded);
  audio.addEventListener('error', onFailed);
  const seek = (toMs: number) => {
    audio.currentTime = toMs / 1_000;
  };
  return {
    load(address, fromMs) {
      audio.src = address;
      seek(fromMs);
    },
    seek,
    play: () => audio.play(),
    pause: () => audio.pause(),
    positionMs: () => audio.currentTime * 1_000,
    close() {
      look(false);
      audio.removeEventListener('error', onFailed);
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
    },
  };
}
