import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  @media (min-width: 640px) {
    aspect-ratio: 15 / 8;
  }
`;

export const Layer = styled.div`
  position: absolute;
  inset: 0;
`;

export const Film = styled.video`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  opacity: 0;
  transition: opacity ${tokens.motion.calm};
  &[data-phase='playing'] {
    opacity: 1;
  }
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space.s};
  inset-inline-end: ${tokens.space.s};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.paper};
`;

export const Note = styled.p`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s};
  min-block-size: 60px;
  padding: ${tokens.space.s} ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;
