import { useId } from 'react';
import { list } from '../../emails/words.ts';
import { Fold } from '../Fold/index.ts';
import { Part, PartTitle, Small } from '../report.styles.ts';
import type { ReportView } from '../types.ts';
import { Sentences } from './ReportLetter.styles.ts';

/** Who and what made the report, so that candidates don't have to guess. */
export function MadeBy({ report }: { readonly report: ReportView }) {
  const id = useId();
  const { recognisers, approximate, madeBy = [] } = report;
  return (
    <Part aria-labelledby={id}>
      <Fold
        printed
        summary={
          <PartTitle id={id} under={1}>
            How this was made
          </PartTitle>
        }
      >
        <Sentences>
          {recognisers.length > 0 && madeBy.length === 0 && (
            <Small>Your speech was transcribed by {list(recognisers)}.</Small>
          )}
          {madeBy.map((sentence) => (
            <Small key={sentence}>{sentence}</Small>
          ))}
          {approximate && (
            <Small>
              Many of your words were hard to hear, so some of the words above may not be the ones you said.
            </Small>
          )}
        </Sentences>
      </Fold>
    </Part>
  );
}
