import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Page = styled.div`
  max-inline-size: ${tokens.width.page};
  margin-inline: auto;
  padding: clamp(28px, 6vw, 72px) 20px clamp(48px, 8vw, 96px);
`;

/** A message, and right under it what can be done. */
export const Gone = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${tokens.space.l};
  > section {
    min-block-size: auto;
  }
`;

export const Sketch = styled.div`
  display: grid;
  gap: ${tokens.space.huge};
`;

/** Candidates side by side, as many as there is room for. */
export const SketchedCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(400px, 100%), 1fr));
  gap: ${tokens.space.l};
`;

export const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.huge};
  /* What the keyboard reaches is scrolled to above the chosen candidates, never behind them. */
  &:has(> [role='region']) > :not([role='region']) :is(a, button, input, textarea) {
    scroll-margin-block-end: 132px;
  }
`;

/** Stays in sight while candidates are chosen. */
export const Chosen = styled.div`
  position: sticky;
  inset-block-end: 12px;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s} ${tokens.space.l};
  padding: ${tokens.space.m} ${tokens.space.l};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
`;

export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.huge};
  padding-block-start: ${tokens.space.huge};
  border-block-start: 1px solid ${tokens.color.line};
  @media (min-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    gap: 64px;
    /* The bar, and what can be done with the job under it, beside what candidates are asked. */
    &[data-settings='true'] {
      grid-template-rows: auto 1fr;
      grid-auto-flow: column;
      > form {
        grid-area: 1 / 2 / span 2;
      }
    }
  }
  h2 {
    font-size: ${tokens.size.h3};
  }
`;

export const Compared = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxl};
`;

export const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  h1 {
    font-size: clamp(2rem, 1.4rem + 2.8vw, ${tokens.size.h1});
    outline: none;
  }
  p {
    color: ${tokens.color.quiet};
  }
`;

export const Said = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  h2 {
    font-size: ${tokens.size.h3};
  }
`;

export const Sticky = styled.div`
  position: sticky;
  inset-block-start: 80px;
  z-index: 4;
  max-inline-size: ${tokens.width.text};
  @media (max-height: 500px) {
    position: static;
  }
`;
