import { useId } from 'react';
import { list } from '../../emails/words.ts';
import { Part, PartTitle, Small } from '../report.styles.ts';
import type { ReportView } from '../types.ts';

/** Who and what made the report, so that nobody has to guess. */
export function MadeBy({ report }: { readonly report: ReportView }) {
  const id = useId();
  const { recognisers, approximate, madeBy = [] } = report;
  return (
    <Part aria-labelledby={id}>
      <PartTitle id={id} under={1}>
        How this was made
      </PartTitle>
      {recognisers.length > 0 && (madeBy.length === 0 || approximate) && (
        <Small>
          Your spoken words were written down by {list(recognisers)}.
          {approximate && ' It often mishears, so the words above may not be the ones you said.'}
        </Small>
      )}
      {madeBy.map((sentence) => (
        <Small key={sentence}>{sentence}</Small>
      ))}
    </Part>
  );
}
