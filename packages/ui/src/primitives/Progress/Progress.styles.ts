import { Progress } from '@base-ui/react/progress';
import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Root = styled(Progress.Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.l};
  &[data-indeterminate] {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space.m};
  }
  &[data-indeterminate] > svg {
    color: ${tokens.color.accent};
  }
`;

export const Value = styled(Progress.Value)`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
`;

export const Track = styled(Progress.Track)`
  grid-column: 1 / -1;
  block-size: 8px;
  overflow: hidden;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.line};
`;

export const Indicator = styled(Progress.Indicator)`
  border-radius: inherit;
  background: ${tokens.color.accent};
  transition: inline-size ${tokens.motion.calm};
`;
