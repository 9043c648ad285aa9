export { clausesOf } from './clauses.ts';
export { phonemesOf } from './phonemes/phonemesOf.ts';
export { spokenText } from './written/spokenText.ts';
