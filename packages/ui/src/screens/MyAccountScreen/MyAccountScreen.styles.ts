import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Page = styled.div`
  inline-size: min(calc(${tokens.width.page} - 40px), 100% - 40px);
  margin-inline: auto;
  padding-block: clamp(28px, 5vw, 64px);
  > h1 {
    margin-block-end: clamp(28px, 4vw, 48px);
    font-size: clamp(2rem, 1.4rem + 2.6vw, ${tokens.size.h2});
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${tokens.space.xl};
  padding-block-end: clamp(32px, 4vw, 48px);
  > p {
    display: flex;
    align-items: center;
    gap: ${tokens.space.m};
    color: ${tokens.color.quiet};
    svg {
      color: ${tokens.color.accent};
    }
  }
`;

/** Two things of one section that have nothing to do with each other's buttons. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
`;
