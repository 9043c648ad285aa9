/** How long reading and typing take where nobody sits at the keyboard, in milliseconds a word. */
const msPerWord = { agent: 380, user: 500 };

/** The time of an interview, in milliseconds since it began. */
export interface Clock {
  now(): number;
  /** Someone has said a text; on a wall clock that took the time it took. */
  said(speaker: 'agent' | 'user', text: string): void;
  /** Nobody has said anything for so long. */
  silent(ms: number): void;
}

/** For somebody at the keyboard. */
export function wallClock(): Clock {
  const startedAt = Date.now();
  return { now: () => Date.now() - startedAt, said: () => undefined, silent: () => undefined };
}

/** For answers that are piped in: counted from the words, so that the same input gives the same session. */
export function wordClock(): Clock {
  let ms = 0;
  return {
    now: () => ms,
    said: (speaker, text) => {
      ms += text.split(/\s+/).length * msPerWord[speaker];
    },
    silent: (silentMs) => {
      ms += silentMs;
    },
  };
}
