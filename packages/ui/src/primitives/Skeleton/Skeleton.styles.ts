import styled, { keyframes } from 'styled-components';
import { tokens } from '../../theme/index.ts';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** Holds the place of something that is still loading; size it by `style`. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  min-block-size: 1em;
  border-radius: 8px;
  background: ${tokens.color.line};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
