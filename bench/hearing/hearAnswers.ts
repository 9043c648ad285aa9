import { randomNumbers } from '../../packages/speech/src/testing/sounds.ts';
import { wordErrors } from '../../packages/speech/src/testing/wordErrors.ts';
import { type Hearing, backgroundVoices, padded } from '../../scripts/speech/check/measure.ts';
import type { Answered } from './calibration.ts';
import { conditions } from './conditions.ts';
import type { SpokenAnswer } from './spoken.ts';
import { transcribed } from './transcribed.ts';

/** Voices of machines are heard in fewer conditions than people are: in these, and in every eighth of the others. */
export const alwaysMeasured: readonly string[] = ['clean', 'white noise 10 dB'];
const everyOther = 8;
const progressEvery = 50;

/** Hears answers under many conditions, at most so many, in an order that mixes all and is always the same. */
export async function hearAnswers(
  answers: readonly SpokenAnswer[],
  hearing: Hearing,
  most: number,
): Promise<Answered[]> {
  const all = conditions(await backgroundVoices());
  const random = randomNumbers(1);
  const work = answers
    .flatMap((answer, index) => all.map((condition, at) => ({ answer, condition, index, at })))
    .filter(
      ({ answer, condition, index, at }) =>
        answer.kind === 'human' || alwaysMeasured.includes(condition.name) || (index * 7 + at) % everyOther === 0,
    )
    .map((one) => ({ ...one, order: random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, most);
  const answered: Answered[] = [];
  for (const { answer, condition, index, at } of work) {
    const { speaker, kind, samples, text: said } = answer;
    const { text, confidence } = await transcribed(padded(condition.make(samples, index * 100 + at)), hearing);
    const { words, errors } = wordErrors(said, text);
    answered.push({ speaker, kind, condition: condition.name, words, errors, confidence: confidence ?? 0 });
    if (answered.length % progressEvery === 0) console.error(`${answered.length} of ${work.length} answers`);
  }
  return answered;
}
