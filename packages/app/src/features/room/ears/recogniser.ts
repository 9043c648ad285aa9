/** One result; a later one with the same index replaces it until `final`. */
export interface HeardText {
  readonly index: number;
  readonly text: string;
  readonly final: boolean;
  /** 0 to 1; absent when the recogniser doesn't say. */
  readonly confidence?: number;
}

/** What a recogniser reports; after `onEnd` it is silent until started again. */
export interface RecogniserEvents {
  readonly onText: (heard: HeardText) => void;
  /** A code of the Web Speech API, as in `network` or `no-speech`. */
  readonly onError: (code: string) => void;
  readonly onEnd: () => void;
}

/** The browser's own speech recognition. */
export interface RecogniserPort {
  /** Whether this browser can recognise without its audio leaving the machine. */
  readonly onDevice: () => Promise<boolean>;
  readonly create: (
    options: { readonly onDevice: boolean },
    events: RecogniserEvents,
  ) => { readonly start: (track: MediaStreamTrack | null) => void; readonly abort: () => void };
}

const language = 'en-US';

interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(track?: MediaStreamTrack): void;
  abort(): void;
  onresult: ((event: { resultIndex: number; results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

interface RecognitionConstructor {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

const isConstructor = (value: unknown): value is RecognitionConstructor => typeof value === 'function';

/** The recogniser of this browser, or null when it has none. */
export function webSpeech(scope: object = window): RecogniserPort | null {
  const found: unknown = Reflect.get(scope, 'SpeechRecognition') ?? Reflect.get(scope, 'webkitSpeechRecognition');
  if (!isConstructor(found)) return null;
  const Constructor = found;
  return {
    onDevice: async () => {
      if (!Constructor.available || !('processLocally' in Constructor.prototype)) return false;
      try {
        return (await Constructor.available({ langs: [language], processLocally: true })) === 'available';
      } catch {
        return false;
      }
    },
    create: ({ onDevice }, events) => {
      const recognition = new Constructor();
      recognition.lang = language;
      recognition.continuous = true;
      recognition.interimResults = true;
      if (onDevice) recognition.processLocally = true;
      recognition.onresult = ({ resultIndex, results }) => report(resultIndex, results, events.onText);
      recognition.onerror = ({ error }) => events.onError(error);
      recognition.onend = events.onEnd;
      return {
        // With a track, browsers that know the parameter hear the room's echo-cancelled microphone.
        start: (track) => (track ? recognition.start(track) : recognition.start()),
        abort: () => recognition.abort(),
      };
    },
  };
}

function report(from: number, results: SpeechRecognitionResultList, onText: RecogniserEvents['onText']): void {
  for (let index = from; index < results.length; index++) {
    const result = results[index];
    const best = result?.[0];
    if (!result || !best) continue;
    const confidence = best.confidence > 0 ? { confidence: Math.min(1, best.confidence) } : {};
    onText({ index, text: best.transcript.trim(), final: result.isFinal, ...confidence });
  }
}
