/** For tests of other packages: a speech service that hears and speaks as told, and speech to be heard. */
export { recording, twoCities } from './models.ts';
export { whiteNoise } from './sounds.ts';
export { SpeechService } from './speechService.ts';
export { countTo, sayNumbers } from './spokenNumbers.ts';
export { errorRate, wordErrors } from './wordErrors.ts';
