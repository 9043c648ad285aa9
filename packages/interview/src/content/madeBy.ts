import { recogniserName } from '../report/recogniserName.ts';

/** Changes whenever the same interview could get another score. */
export const rulesVersion = 1;

/** Who or what made each part of a report, in sentences. */
export function madeBySentences(of: {
  readonly recognisers: readonly string[];
  readonly typed: boolean;
  readonly assessed: boolean;
  readonly model: string | null;
}): string[] {
  const names = of.recognisers.map(recogniserName);
  const heard =
    names.length > 0
      ? [`Your words were written down by ${names.join(' and ')}.`]
      : of.typed
        ? ['You typed your words yourself.']
        : [];
  const figures = names.length > 0 ? ['The figures of how you spoke were computed from the times of your words.'] : [];
  const rules = `the built-in rules, version ${rulesVersion}`;
  const scores = !of.assessed
    ? ['What you said was not assessed.']
    : of.model === null
      ? [
          `The scores, and what is said about your answers, come from ${rules}, each from your own words. No model was asked.`,
        ]
      : [
          `The model ${of.model} proposed scores with quotes from your answers, and checked its claims a second time.`,
          `Code removed whatever no quote bore out, and the scores were decided within the limits of ${rules}.`,
        ];
  return [
    ...heard,
    ...figures,
    ...scores,
    ...(of.assessed ? ['How you spoke, your voice and your feelings have no part in any score.'] : []),
    'No person has read this interview to make this report.',
  ];
}
