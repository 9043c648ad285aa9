import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Band = styled.section`
  border-block: 1px solid ${tokens.color.line};
  background: ${tokens.color.sunken};
`;

export const Inner = styled.div`
  display: grid;
  gap: ${tokens.space.xxl};
  inline-size: min(calc(${tokens.width.page} - 40px), 100% - 40px);
  margin-inline: auto;
  padding-block: clamp(56px, 8vw, 104px);
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 72px;
  }
`;

export const Offer = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${tokens.space.l};
  h2 {
    font-size: clamp(1.75rem, 1.2rem + 2.2vw, ${tokens.size.h2});
  }
  > p {
    max-inline-size: 46ch;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.lead};
  }
  > a {
    margin-block-start: ${tokens.space.s};
  }
  @media (max-width: 480px) {
    justify-items: stretch;
  }
`;

export const Path = styled.ol`
  display: grid;
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    padding-block: ${tokens.space.l};
    border-block-start: 1px solid ${tokens.color.line};
    counter-increment: step;
  }
  li:first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }
  li::before {
    content: counter(step);
    color: ${tokens.color.accent};
    font-family: ${tokens.font.heading};
    font-size: ${tokens.size.h4};
    line-height: 1.3;
  }
  p {
    color: ${tokens.color.quiet};
  }
  b {
    display: block;
    color: ${tokens.color.ink};
    font-size: ${tokens.size.lead};
    font-weight: 580;
  }
`;
