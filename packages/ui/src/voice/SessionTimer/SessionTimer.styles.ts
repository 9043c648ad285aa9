import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Time = styled.time`
  color: ${tokens.color.quiet};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-soon='true'] {
    color: ${tokens.color.danger};
    font-weight: 580;
  }
`;
