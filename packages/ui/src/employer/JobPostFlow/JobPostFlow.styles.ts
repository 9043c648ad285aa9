import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Flow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 5vw, 56px);
`;

export const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 4vw, 40px);
`;

export const Head = styled.header`
  display: grid;
  gap: ${tokens.space.m};
  h1 {
    font-size: clamp(2rem, 1.4rem + 2.6vw, ${tokens.size.h2});
    overflow-wrap: anywhere;
    outline: none;
  }
  p {
    max-inline-size: 60ch;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.lead};
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.huge};
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1.4fr) minmax(300px, 1fr);
    align-items: start;
    gap: 72px;
  }
`;

export const Aside = styled.div`
  @media (min-width: 900px) {
    position: sticky;
    inset-block-start: 100px;
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${tokens.space.xl};
  p {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s};
    color: ${tokens.color.quiet};
  }
  svg {
    color: ${tokens.color.accent};
  }
`;
