import type { Aside } from '@viva/understanding';

/** What sentences of tests say to the interviewer, besides an answer, in words that no pattern knows. */
const sentences: Partial<Record<Aside['label'], readonly string[]>> = {
  skip: ['Skip.', 'Maybe skip this?'],
  repeat: ['what was the question', 'say it again', 'could you say that again'],
  real: ['May it be invented?', 'Is it fine if I invent it?'],
  wanted: ['Are you after something like this?'],
  better: ['How would you put it?'],
  change: ['Can I delete something I said?', 'Could you take something out?'],
};

/** What the sentences of a line of a test say to the interviewer, in their order. */
export function asidesOfLine(line: string): Aside[] {
  return Object.entries(sentences)
    .flatMap(([label, all]) =>
      all
        .filter((text) => line.includes(text))
        .map((text): Aside => ({ text, label: label as Aside['label'], confidence: 0.9 })),
    )
    .sort((one, other) => line.indexOf(one.text) - line.indexOf(other.text));
}
