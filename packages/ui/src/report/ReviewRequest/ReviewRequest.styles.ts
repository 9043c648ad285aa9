import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** What is asked, no wider than the text above it. */
export const Ask = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 20px;
  max-inline-size: ${tokens.width.text};
  > :first-child {
    inline-size: 100%;
  }
`;
