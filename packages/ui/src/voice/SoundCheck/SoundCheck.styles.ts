import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Checks = styled.div`
  display: grid;
  gap: ${tokens.space.l};
  @media (min-width: 760px) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Go = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.m} ${tokens.space.xl};
  grid-column: 1 / -1;
  margin-block-start: ${tokens.space.s};
  p {
    color: ${tokens.color.quiet};
  }
  @media (max-width: 480px) {
    > button {
      inline-size: 100%;
    }
  }
`;
