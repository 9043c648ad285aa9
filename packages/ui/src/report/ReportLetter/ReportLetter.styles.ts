import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Figure, Part, PartTitle } from '../report.styles.ts';

export const Letter = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  > :last-child {
    padding-block-end: 0;
  }
`;

/** The whole interview at a glance, over the letter. */
export const RibbonPart = styled.div`
  padding-block-end: ${tokens.space.xl};
  @media (max-width: 480px) {
    margin-block-start: calc(-1 * ${tokens.space.s});
    padding-block-end: ${tokens.space.l};
  }
  @media print {
    padding-block-end: 20px;
  }
`;

/** The player stays in sight, under the page's navigation, while the transcript scrolls. */
export const Sticky = styled.div`
  position: sticky;
  inset-block-start: 80px;
  z-index: 4;
  max-inline-size: ${tokens.width.text};
  @media (max-height: 500px) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

/** The transcript, which is on paper only where it was opened. */
export const SaidPart = styled(Part)`
  /* Where the keyboard comes to it, it stands under the player that stays in sight. */
  summary {
    scroll-margin-block: 240px;
  }
  @media print {
    &:has(> details:not([open])) {
      display: none;
    }
  }
`;

/** Charts inside a fold, which has the hairline already. */
export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > :first-child {
    padding-block-start: 0;
    border: 0;
  }
  > :last-child {
    padding-block-end: 0;
  }
  ${PartTitle}, ${Figure} {
    font-size: ${tokens.size.h4};
  }
`;

export const Sentences = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
`;
