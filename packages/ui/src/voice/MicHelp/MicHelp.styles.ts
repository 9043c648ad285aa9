import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space.s};
  max-inline-size: ${tokens.width.text};
  margin: 0;
  padding-inline-start: 1.5em;
  text-align: start;
  li::marker {
    color: ${tokens.color.quiet};
    font-variant-numeric: tabular-nums;
  }
`;
