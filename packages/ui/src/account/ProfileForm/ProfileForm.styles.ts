import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  > button {
    justify-self: start;
  }
  @media (max-width: 480px) {
    > button {
      justify-self: stretch;
    }
  }
`;
