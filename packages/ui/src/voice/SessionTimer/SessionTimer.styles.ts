import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Time = styled.time`
  color: ${tokens.color.quiet};
  font-variant-numeric: tabular-nums;
`;
