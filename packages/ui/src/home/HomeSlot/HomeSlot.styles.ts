import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Slot = styled.div`
  html[data-home] & {
    min-block-size: 100svh;
  }
  /* The page below it begins with a hairline. */
  &:has(> section) {
    border-block-end: 1px solid ${tokens.color.line};
  }
`;

export const Waiting = styled.div`
  display: none;
  inline-size: min(calc(${tokens.width.page} - 40px), 100% - 40px);
  margin-inline: auto;
  padding-block: clamp(32px, 5vw, 56px);
  html[data-home] & {
    display: block;
  }
`;
