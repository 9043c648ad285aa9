import { type AnswersRead, type ReadAdvert, type SessionRecord, readAnswers } from '@viva/interview';
import {
  type AdvertReader,
  type Understanding,
  kindsOf,
  modelFolders,
  openAdvertReader,
  openEncoder,
  openUnderstanding,
} from '@viva/understanding';
import { openMessageReader } from '../chat/assistant/readMessage.ts';
import type { ReadMessage } from '../chat/assistant/reading.ts';

let adverts: Promise<AdvertReader> | undefined;
let turns: Promise<Understanding> | undefined;
let messages: Promise<ReadMessage> | undefined;

/** Reads the lines of an advert with the learned encoder, or with what stands in for it; opened once in a process. */
export const readAdvert: ReadAdvert = async (lines) =>
  (await (adverts ??= openAdvertReader(modelFolders()))).read(lines);

/** What a candidate's turn is taken for, said in reply to `asked`, where the interview that it is from did not say. */
export const kindsIn = async (text: string, asked: string): Promise<string[]> =>
  kindsOf(await (await understanding()).readTurn(text, asked));

/** What the answers of a session show; undefined where the learned encoder is missing. */
export async function readAnswersOf(record: SessionRecord): Promise<AnswersRead | undefined> {
  const { answers } = await understanding();
  return answers && readAnswers(record, answers);
}

/** What a message to the assistant wants. */
export const readMessage: ReadMessage = async (input) => (await (messages ??= openMessages()))(input);

const understanding = () => (turns ??= openUnderstanding(modelFolders()));
const openMessages = async () => openMessageReader(await openEncoder(modelFolders()), await understanding());
