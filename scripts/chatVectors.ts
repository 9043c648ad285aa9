// Makes the vectors of the chat's examples anew: npm run chat:vectors
import { writeFileSync } from 'node:fs';
import { exampleTexts } from '../packages/server/src/chat/assistant/nearestAnswers.ts';
import { sentenceVectors } from '../packages/server/src/chat/assistant/sentenceVectors.ts';
import { packedVectors, vectorsFile } from '../packages/server/src/chat/assistant/storedVectors.ts';
import { tuningFor } from '../packages/server/src/chat/assistant/tuning.ts';
import { encoderName, modelFolders, openEncoder } from '../packages/understanding/src/index.ts';

const encoder = await openEncoder(modelFolders());
if (encoder.name !== encoderName) throw new Error('the encoder is missing: npm run setup fetches it');
const vectors = await sentenceVectors(encoder, exampleTexts, tuningFor(encoder.name).rarity)(exampleTexts);
writeFileSync(vectorsFile, packedVectors(encoder.name, exampleTexts, vectors));
console.log(`wrote the vectors of ${exampleTexts.length} examples`);
