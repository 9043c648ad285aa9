import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Wide = styled.nav`
  display: none;
  @media (min-width: 900px) {
    display: block;
  }
`;

export const Narrow = styled.nav`
  border-block: 1px solid ${tokens.color.line};
  @media (min-width: 900px) {
    display: none;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 52px;
    border-radius: 4px;
    font-weight: 580;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] summary svg {
    transform: scaleY(-1);
  }
  ol {
    padding-block-end: ${tokens.space.m};
  }
`;

export const Title = styled.p`
  padding-block-end: ${tokens.space.s};
  font-size: ${tokens.size.small};
  font-weight: 580;
`;

export const Entries = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: section;
  li {
    counter-increment: section;
  }
  a {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    align-items: center;
    min-block-size: ${tokens.target};
    padding-block: 6px;
    border-radius: 4px;
    color: ${tokens.color.quiet};
    line-height: 1.35;
    text-decoration: none;
  }
  a::before {
    content: counter(section);
    font-variant-numeric: tabular-nums;
  }
  a:hover {
    color: ${tokens.color.ink};
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  @media (min-width: 900px) {
    a {
      min-block-size: 36px;
      font-size: ${tokens.size.small};
    }
  }
`;
