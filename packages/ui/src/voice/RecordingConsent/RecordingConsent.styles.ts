import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m};
  @media (max-width: 480px) {
    > button {
      inline-size: 100%;
    }
  }
`;
