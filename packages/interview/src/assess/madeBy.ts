import { recogniserName } from '../report/recogniserName.ts';
import type { Report } from '../report/schema.ts';

/** Who or what made each part of a report, in sentences. */
export function madeBySentences(of: {
  readonly recognisers: readonly string[];
  readonly typed: boolean;
  /** By what content was assessed; null where nothing was. */
  readonly method: Report['method'];
  /** Whether anything that a model said was used. */
  readonly byModel: boolean;
}): string[] {
  const names = of.recognisers.map(recogniserName);
  const heard =
    names.length > 0
      ? [`Your speech was transcribed by ${names.join(' and ')}.`]
      : of.typed
        ? ['You typed your words yourself.']
        : [];
  const figures = names.length > 0 ? ['The numbers on how you spoke come from the timing of your words.'] : [];
  const levels =
    of.method === null
      ? ['What you said wasn’t assessed.']
      : [
          `The levels come from a small model, version ${of.method.heads}, that was trained on answers rated against written levels, and from rules, version ${of.method.rubric}. Each one rests on your own words.`,
          ...(of.method.model !== null && of.byModel
            ? [
                `The model ${of.method.model.name} (prompt ${of.method.model.prompt}) also rated the answers twice, without seeing those levels. Anything that no quote supports was left out.`,
              ]
            : []),
          'How you spoke, your voice, and your feelings don’t count toward any level.',
        ];
  return [...heard, ...figures, ...levels, 'No person read this interview to make this report.'];
}
