import styled, { keyframes } from 'styled-components';
import { tokens } from '../../theme/index.ts';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

export const Patch = styled.span`
  display: block;
  min-block-size: 1em;
  border-radius: 8px;
  background: ${tokens.color.line};
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
