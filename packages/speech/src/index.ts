export { type Stretch } from './ears/openWindow.ts';
export { type Span, type TimedWord, spreadWords } from './ears/words.ts';
export { invented } from './ears/guard.ts';
export { Terms } from './ears/terms.ts';
export { clausesOf } from './pronunciation/index.ts';
export { cacheFolder, modelFolders } from '@viva/understanding';
export {
  type FoundModels,
  type ModelChoice,
  defaultModels,
  defaultVoiceBytes,
  findModels,
  isDefaultVoice,
} from './models.ts';
export { type HearingTurn, SpeechClient, SpeechGone, SpeechLate } from './service/client.ts';
export type { Hello, Spoken } from './service/protocol.ts';
export { SpeechProcess } from './service/supervisor.ts';
export { decodeOpus, encodeOpus } from './sound/opus.ts';
export { loadVoice } from './voice/loadVoice.ts';
export { shippedFolder, shippedIndex } from './voice/shippedLines.ts';
