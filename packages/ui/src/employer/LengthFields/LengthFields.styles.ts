import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Pair = styled.div`
  display: grid;
  gap: ${tokens.space.l};
  align-items: start;
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
