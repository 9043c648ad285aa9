import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** Lines drawn in SVG: moving an end of one costs neither a recalculated style nor a layout of the page. */
export const Lines = styled.svg`
  --bar: clamp(12px, 4vw, 30px);
  --gap: clamp(6px, 1.6vw, 16px);
  display: block;
  inline-size: calc(var(--bars) * (var(--bar) + var(--gap)) - var(--gap));
  max-inline-size: none;
  block-size: 100%;
  margin-inline: auto;
  overflow: visible;
  color: ${tokens.color.accent};
  &[data-state='listening'] {
    color: ${tokens.color.listening};
  }
  &[data-state='thinking'] {
    color: ${tokens.color.thinking};
  }
  &[data-state='connecting'],
  &[data-state='initializing'],
  &[data-state='disconnected'] {
    color: ${tokens.color.quiet};
  }
  &[data-size='medium'] {
    --bar: 12px;
    --gap: 8px;
  }
  &[data-size='small'] {
    --bar: 3px;
    --gap: 2px;
  }
`;

/** Its round ends belong to its height. */
export const Bar = styled.line`
  transform: translateX(calc(var(--bar) / 2 + var(--index) * (var(--bar) + var(--gap))));
  stroke: currentcolor;
  stroke-width: var(--bar);
  stroke-linecap: round;
  &[data-flat] {
    stroke-linecap: butt;
  }
  opacity: 0.28;
  transition: opacity ${tokens.motion.calm};
  &[data-lit='true'],
  [data-size='small'] > & {
    opacity: 1;
  }
`;
