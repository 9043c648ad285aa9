import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
`;

export const Note = styled.p`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  text-align: center;
`;
