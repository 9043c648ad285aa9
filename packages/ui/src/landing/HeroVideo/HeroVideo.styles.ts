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
  inset-block-end: ${tokens.space.m};
  inset-inline-end: ${tokens.space.m};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.paper};
`;

export const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  padding: ${tokens.space.s} ${tokens.space.l};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;
