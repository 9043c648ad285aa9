import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Log = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.xl};
  min-block-size: 0;
  padding: ${tokens.space.xl};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (max-width: 600px) {
    padding-inline: 20px;
  }
`;

export const Lines = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  margin: 0;
  padding: 0;
  list-style: none;
`;
