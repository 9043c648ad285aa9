export { type ChoiceLabel, choiceLabels } from './choices/labels.ts';
export { offersChoice } from './choices/readChoice.ts';
export type { AdvertReader } from './adverts/advertReader.ts';
export type { LineLabel, NamedSkillKind } from './adverts/labels.ts';
export type { AdvertLine, AdvertReading, NamedSkill, PossibleTitle } from './adverts/reading.ts';
export type { AnswerReader, ReadText } from './answers/answerReader.ts';
export { sense, senseless } from './answers/sense.ts';
export type { ComplaintLabel } from './complaints/labels.ts';
export { careFrom, careInStoryFrom, isThankedFor, isWorkStory, kindsOf, personalFrom } from './kinds.ts';
export { dangerIn } from './danger/dangerIn.ts';
export { cacheFolder, modelFolders } from './folders.ts';
export type { Encoder } from './encoder/encoder.ts';
export {
  encoderFile,
  encoderName,
  openAdvertReader,
  openEncoder,
  openUnderstanding,
  simpleUnderstanding,
} from './models.ts';
export { type Topic, topicLabels } from './asides/labels.ts';
export { openedOnce } from './openedOnce.ts';
export {
  type Aside,
  type SentenceReading,
  type TurnReading,
  type TurnSign,
  sentenceReadingSchema,
  turnReadingSchema,
} from './reading.ts';
export { type SentenceLabel, sentenceLabels } from './stories/labels.ts';
export { type SentenceSpan, sentenceSpans, sentencesOf } from './text/parts.ts';
export { type TurnLabel, safetyLabels, turnLabels } from './turns/labels.ts';
export type { Understanding } from './understanding.ts';
export { joins, tokensOf, wordKey } from './skills/tokens.ts';
export type { Token } from './skills/tokens.ts';
export { type Match, matchesIn } from './skills/trie.ts';
export { type Alias, type SkillKind, type Term, vocabulary } from './skills/vocabulary.ts';
