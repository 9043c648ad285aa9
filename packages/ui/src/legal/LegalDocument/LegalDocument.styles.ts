import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxl};
  @media (min-width: 900px) {
    grid-template-columns: 250px minmax(0, ${tokens.width.text});
    gap: ${tokens.space.huge} 80px;
  }
`;

export const Head = styled.header`
  display: grid;
  gap: ${tokens.space.m};
  h1 {
    font-size: clamp(2.25rem, 1.4rem + 3.4vw, ${tokens.size.h1});
    letter-spacing: -0.025em;
  }
  p {
    color: ${tokens.color.quiet};
  }
  @media (min-width: 900px) {
    grid-column: 2;
  }
`;

export const Contents = styled.div`
  @media (min-width: 900px) {
    grid-column: 1;
    grid-row: 1 / 3;
    > nav {
      position: sticky;
      inset-block-start: ${tokens.space.xl};
      max-block-size: calc(100dvh - 48px);
      overflow-y: auto;
    }
  }
`;

export const InShort = styled.section`
  display: grid;
  gap: ${tokens.space.l};
  margin-block-end: ${tokens.space.huge};
  padding: clamp(20px, 4vw, 32px);
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  h2 {
    font-size: ${tokens.size.h4};
  }
  ul {
    display: grid;
    gap: ${tokens.space.s};
    margin: 0;
    padding-inline-start: 1.2em;
    text-wrap: pretty;
  }
  li::marker {
    color: ${tokens.color.accent};
  }
  p {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
`;
