import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Meter = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
`;

export const Ticks = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  align-items: end;
  gap: clamp(3px, 1.2vw, 6px);
  block-size: 40px;
`;

/** Lit when the level is above its own place; taller the louder. */
export const Tick = styled.span`
  position: relative;
  block-size: calc(40% + 60% * var(--at));
  overflow: hidden;
  border-radius: 999px;
  background: ${tokens.color.line};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${tokens.color.listening};
    opacity: clamp(0, calc((var(--level, 0) - var(--at)) * 1000), 1);
  }
  &[data-zone='quiet']::after {
    background: ${tokens.color.thinking};
  }
  &[data-zone='loud']::after {
    background: ${tokens.color.danger};
  }
`;

/** Words under their zones, as wide as these are. */
export const Scale = styled.div`
  display: grid;
  grid-template-columns: 20fr 70fr 10fr;
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  > :nth-child(2) {
    text-align: center;
  }
  > :last-child {
    text-align: end;
  }
`;
