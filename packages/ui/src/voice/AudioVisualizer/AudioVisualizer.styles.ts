import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: clamp(6px, 1.6vw, 16px);
  block-size: 100%;
  inline-size: 100%;
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
  &[data-size='small'] {
    gap: 2px;
    inline-size: auto;
  }
`;

export const Bar = styled.span`
  display: block;
  inline-size: clamp(12px, 4vw, 30px);
  block-size: calc(var(--height, 20) * 1%);
  min-block-size: 3px;
  border-radius: 999px;
  background: currentcolor;
  opacity: 0.28;
  transition: opacity ${tokens.motion.calm};
  &[data-lit='true'] {
    opacity: 1;
  }
  [data-size='small'] > & {
    inline-size: 3px;
    opacity: 1;
  }
`;
