import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type SentenceVector, answerInput, sentenceInputs } from '../answers/inputs.ts';
import { levelLabels } from '../answers/labels.ts';
import type { MiniLmLabels } from '../encoder/miniLmLabels.ts';
import { modelFolders } from '../folders.ts';
import { TokenHead } from '../head/tokenHead.ts';
import { type HeadHeader, packed } from '../head/weights.ts';
import { headFile, openSentenceLabels, readHeads } from '../models.ts';
import { miniLmName } from '../encoder/names.ts';
import { sentencesOf } from '../text/parts.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { type RatedAnswer, answersDigest, ratingOf, stockSentences, toldAnswers } from './ratedAnswers.ts';
import { type Example, randomNumbers, trainHead } from './trainHead.ts';

/** Found by training on all hands but one and reading that one. */
const recipe = { heads: 3, width: 64, epochs: 14, learningRate: 0.002, dropout: 0.3 } as const;
/** So much of the target is spread over all levels. */
const smoothing = 0.05;
/** An answer as the head is shown it. */
interface Shown {
  readonly question: string;
  readonly sentences: readonly string[];
  readonly rating: number;
}

/** Shares of the levels between which a rating stands. */
function targetOf(rating: number): number[] {
  const below = Math.floor(rating);
  const above = rating - below;
  return levelLabels.map((_, level) => {
    const share = level === below ? 1 - above : level === below + 1 ? above : 0;
    return share * (1 - smoothing) + smoothing / levelLabels.length;
  });
}

/** Each answer as it was rated, and with sentences put into it that say nothing and change nothing. */
function shownAs(answers: readonly RatedAnswer[], stock: readonly string[], random: () => number): Shown[] {
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  return answers.flatMap((answer) => {
    const { question } = answer;
    const sentences = sentencesOf(answer.answer);
    const rating = ratingOf(answer);
    const shown: Shown[] = [{ question, sentences, rating }];
    const filled = [...sentences];
    for (let added = random() < 0.5 ? 1 : 2; added > 0; added--) {
      filled.splice(random() < 0.6 ? filled.length : Math.floor(random() * filled.length), 0, one(stock));
    }
    shown.push({ question, sentences: filled, rating });
    return shown;
  });
}

/** Trains heads that rate answers and gives them. */
export async function fittedAnswerHeads(
  answers: readonly RatedAnswer[],
  encoder: MiniLmLabels<'stories'>,
  data: string,
  told: (words: string) => void,
): Promise<{ header: HeadHeader; weights: Map<string, Float32Array>; head: TokenHead }[]> {
  const { sizes } = encoder;
  const shown = shownAs(answers, stockSentences(), randomNumbers(1));
  const texts = [...new Set(shown.flatMap(({ question, sentences }) => [question, ...sentences]).map(spokenForm))];
  const vectors = await encoder.readVectors(texts, ['stories']);
  const known = new Map(
    texts.map((text, at) => {
      const { vector, labels } = vectors[at] ?? {};
      return [text, vector && labels?.[0] ? { vector, labels: labels[0] } : undefined] as const;
    }),
  );
  const vectorOf = (text: string): SentenceVector => {
    const found = known.get(spokenForm(text));
    if (!found) throw new Error(`no vector of ${text}`);
    return found;
  };
  const examples: Example[] = shown.map(({ question, sentences, rating }) => ({
    encoded: answerInput(vectorOf(question), sentences.map(vectorOf), sizes),
    target: targetOf(rating),
  }));
  const header: HeadHeader = {
    labels: [...levelLabels],
    encoder: encoder.encoder,
    inputs: sentenceInputs(sizes.size),
    width: recipe.width,
    blocks: 1,
    of: 'text',
    data,
  };
  const heads = [];
  for (let seed = 1; seed <= recipe.heads; seed++) {
    const report = (epoch: number, loss: number) =>
      told(`answers, head ${seed} of ${recipe.heads}, epoch ${epoch + 1} of ${recipe.epochs}: loss ${loss.toFixed(3)}`);
    const weights = await trainHead(header, examples, { ...recipe, seed, told: report });
    heads.push({ header, weights, head: new TokenHead(header, weights) });
  }
  return heads;
}

/** Trains the heads that rate answers and writes them into the repository. */
export async function trainAnswers(told: (words: string) => void): Promise<void> {
  const encoder = await openSentenceLabels(modelFolders());
  const sentences = readHeads('stories', miniLmName).map(({ header }) => header.data);
  const heads = await fittedAnswerHeads(toldAnswers(), encoder, answersDigest(sentences.join(), { told: true }), told);
  heads.forEach(({ header, weights }, at) => {
    const file = headFile('answers', miniLmName, at + 1);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, packed(header, weights));
  });
}
