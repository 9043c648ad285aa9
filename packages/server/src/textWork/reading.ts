import { type AnswersRead, type ReadAdvert, type SessionRecord, readAnswers } from '@viva/interview';
import {
  kindsOf,
  modelFolders,
  openAdvertReader,
  openEncoder,
  openUnderstanding,
  openedOnce,
} from '@viva/understanding';
import { openMessageReader } from '../chat/assistant/readMessage.ts';
import type { ReadMessage } from '../chat/assistant/reading.ts';

// Each is opened once in a process.
const adverts = openedOnce(() => openAdvertReader(modelFolders()));
const understanding = openedOnce(() => openUnderstanding(modelFolders()));
const messages = openedOnce(async () => openMessageReader(await openEncoder(modelFolders()), await understanding()));

/** Reads the lines of an advert with the learned encoder, or with what stands in for it. */
export const readAdvert: ReadAdvert = async (lines) => (await adverts()).read(lines);

/** What a candidate's turn is taken for, said in reply to `asked`, where the interview that it is from did not say. */
export const kindsIn = async (text: string, asked: string): Promise<string[]> =>
  kindsOf(await (await understanding()).readTurn(text, asked));

/** What the answers of a session show; undefined where the learned encoder is missing. */
export async function readAnswersOf(record: SessionRecord): Promise<AnswersRead | undefined> {
  const { answers } = await understanding();
  return answers && readAnswers(record, answers);
}

/** What a message to the assistant wants. */
export const readMessage: ReadMessage = async (input) => (await messages())(input);
