import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Letter = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  > :last-child {
    padding-block-end: 0;
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
