import type { JobSuggestion } from '@viva/api-client';
import {
  type ModelJobReading,
  acceptAnswerable,
  acceptJobReply,
  answerableBrief,
  believedText,
  jobBrief,
  replyJson,
} from '@viva/interview';
import type { Model } from '../model/client.ts';
import { ModelFailure } from '../model/failure.ts';
import { fitReading } from './fitReading.ts';

/**
 * Reads a job description by a model in two calls: it says what the description asks for, with quotes that have to stand
 * there, and then which of its questions a real candidate could answer; the others are left out.
 * @throws {ModelFailure} when nothing of it can be used, or no reply comes before `signal` ends.
 */
export async function readByModel(model: Model, description: string, signal: AbortSignal): Promise<JobSuggestion> {
  const read = await readQuoted(model, description, signal);
  const { suggested_title, required_skills, key_questions } = fitReading({
    suggested_title: read.title,
    required_skills: [...read.skills],
    key_questions: [...read.questions],
  });
  if (!suggested_title || required_skills.length === 0 || key_questions.length === 0)
    throw new ModelFailure('not-as-asked');
  const brief = answerableBrief(suggested_title, key_questions);
  const answerable = acceptAnswerable(key_questions, replyJson(await model.ask(brief, signal)));
  if (!answerable || answerable.length === 0) throw new ModelFailure('not-as-asked');
  return { suggested_title, required_skills, key_questions: answerable };
}

/** The first of the two calls: what the model read, as far as its quotes stand in the description. */
export async function readQuoted(model: Model, description: string, signal: AbortSignal): Promise<ModelJobReading> {
  // What gives orders to a machine is neither shown to one nor believed when its reply is compared.
  const content = believedText(description);
  if (content === '') throw new ModelFailure('nothing-to-read');
  const read = acceptJobReply(content, replyJson(await model.ask(jobBrief(content), signal)));
  if (!read) throw new ModelFailure('not-as-asked');
  return read;
}
