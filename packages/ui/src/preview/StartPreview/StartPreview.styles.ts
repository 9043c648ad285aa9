import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  && > button {
    padding-inline: ${tokens.space.l};
  }
  > button:not(:first-child) {
    margin-block-start: ${tokens.space.s};
  }
`;

export const Note = styled.p`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  text-align: center;
  text-wrap: balance;
`;
