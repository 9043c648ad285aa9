import { useId } from 'react';
import { Box } from './OwnWords.styles.ts';

export interface OwnWordsProps {
  readonly note: string;
  /** Beside others, a candidate's words need no explanation. */
  readonly brief?: boolean;
}

/** What a candidate wrote when they asked for a review: to be read with the evidence, not after it. */
export function OwnWords({ note, brief = false }: OwnWordsProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <p id={id}>In the candidate’s own words</p>
      <blockquote>{note}</blockquote>
      {!brief && <small>Written when they asked for a review of this result.</small>}
    </Box>
  );
}
