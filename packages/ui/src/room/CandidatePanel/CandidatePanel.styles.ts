import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Center = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
`;

export const Go = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.m} ${tokens.space.xl};
  p {
    color: ${tokens.color.quiet};
  }
  @media (max-width: 480px) {
    > button {
      inline-size: 100%;
    }
  }
`;
