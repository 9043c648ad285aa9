/** One result; a later one with the same index replaces it until `final`, and takes it back when it is empty. */
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
      const report = reporter(events.onText);
      recognition.onresult = ({ resultIndex, results }) => report(resultIndex, results);
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

/**
 * Reports final results one by one, and what is not final as a single text. A browser may split that text, join it again
 * and take parts of it back, so its parts could not be told by their indexes: they would be heard twice.
 */
function reporter(onText: RecogniserEvents['onText']) {
  /** Where the text that is not final was reported last; null when there is none. */
  let growingAt: number | null = null;
  return (from: number, list: SpeechRecognitionResultList) => {
    const results = Array.from({ length: list.length }, (_, index) => list[index]);
    const open = results.findIndex((result) => !result?.isFinal);
    const growing = open === -1 ? results.length : open;
    for (let index = from; index < growing; index++) {
      onText({ index, text: textOf(results[index]), final: true, ...confidenceOf(results[index]) });
    }
    const text = results.slice(growing).map(textOf).filter(Boolean).join(' ');
    if (text) onText({ index: growing, text, final: false, ...confidenceOf(results[growing]) });
    else if (growingAt === growing) onText({ index: growing, text: '', final: false });
    growingAt = text ? growing : null;
  };
}

function textOf(result: SpeechRecognitionResult | undefined): string {
  return result?.[0]?.transcript.trim() ?? '';
}

function confidenceOf(result: SpeechRecognitionResult | undefined): { confidence?: number } {
  const confidence = result?.[0]?.confidence ?? 0;
  return confidence > 0 ? { confidence: Math.min(1, confidence) } : {};
}
