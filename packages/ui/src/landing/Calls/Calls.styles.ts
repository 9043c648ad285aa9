import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Block = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  > p {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  @media (max-width: 480px) {
    justify-items: stretch;
    > p {
      text-align: center;
      text-wrap: balance;
    }
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m};
  @media (max-width: 480px) {
    > * {
      inline-size: 100%;
    }
  }
`;
