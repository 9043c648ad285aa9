import type { Encoder, Understanding } from '@viva/understanding';
import { type Answer, isTopic } from '../knowledge/answers.ts';
import { careFor } from './care.ts';
import { findNearest } from './nearestAnswers.ts';
import { type Found, readParts } from './readParts.ts';
import type { ReadMessage, Wish } from './reading.ts';
import { type Tuning, tuningFor } from './tuning.ts';

/** Earlier messages that are read again for what the conversation is about. */
const lookBack = 4;

/** What reads messages: the examples' nearest answers, and the labels for distress and danger. */
export async function openMessageReader(encoder: Encoder, understanding: Understanding): Promise<ReadMessage> {
  const tuning = tuningFor(encoder.name);
  const reader = { nearest: await findNearest(encoder), tuning };
  return async ({ earlier, message }) => {
    let topic: Answer | undefined;
    for (const said of earlier.slice(-lookBack)) topic = (await readParts(reader, said, topic)).topic;
    const { found } = await readParts(reader, message, topic);
    const wishes = found.map(({ wish }) => wish);
    const care = await careNeeded(understanding, message, found, tuning);
    const near = found.flatMap((one) => one.near.filter(({ score }) => score >= tuning.near));
    const relevant = [...near.map(({ answer }) => answer), ...(topic ? [topic] : [])].filter(isTopic);
    return { wishes: [...care, ...wishes], relevant: [...new Set(relevant.map(({ id }) => id))] };
  };
}

/** Help in danger, whether a part or the whole tells of it; kind words in distress where nothing is asked. */
async function careNeeded(
  understanding: Understanding,
  message: string,
  found: readonly Found[],
  { near, sure, same }: Tuning,
): Promise<Wish[]> {
  const asking = found.filter(({ near: [{ answer, score }] }) => answer.area !== 'talk' && score >= near);
  const clear = asking.filter(({ score }) => score >= sure);
  const open = found.filter((one) => !asking.includes(one) || one.score < same);
  const parts = found.length > 1 ? open.map((one) => ({ text: one.text, clear: clear.includes(one) })) : [];
  const whole = open.length > 0 ? [{ text: message, clear: clear.length > 0 }] : [];
  const needs = new Set<string | undefined>();
  for (const one of [...parts, ...whole]) needs.add(await careFor(understanding, one.text, one.clear));
  if (needs.has('danger')) return [{ kind: 'answer', id: 'danger', aspect: 'says' }];
  return needs.has('distress') && asking.length === 0 ? [{ kind: 'answer', id: 'distress', aspect: 'says' }] : [];
}
