import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.l} ${tokens.space.xl};
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;
