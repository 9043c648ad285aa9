import styled, { keyframes } from 'styled-components';

const sway = keyframes`
  0%, 100% { transform: scaleY(0.45); }
  50% { transform: scaleY(1); }
`;

export const Svg = styled.svg`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  fill: currentcolor;
  &[data-size='large'] {
    inline-size: 72px;
    block-size: 72px;
  }
  &[data-moving='true'] rect {
    transform-box: fill-box;
    transform-origin: center;
    animation: ${sway} 1.4s ease-in-out infinite;
  }
  &[data-moving='true'] rect:nth-child(odd) {
    animation-delay: -0.5s;
  }
  &[data-moving='true'] rect:nth-child(3n) {
    animation-delay: -0.9s;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-moving='true'] rect {
      animation: none;
    }
  }
`;
