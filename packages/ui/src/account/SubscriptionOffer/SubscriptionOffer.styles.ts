import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  h1 {
    font-size: clamp(1.75rem, 1.2rem + 2.6vw, ${tokens.size.h2});
  }
  > p {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.lead};
    text-wrap: balance;
  }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  border-block-end: 1px solid ${tokens.color.line};
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space.m};
    padding-block: ${tokens.space.m};
    border-block-start: 1px solid ${tokens.color.line};
  }
  svg {
    margin-block-start: 2px;
    color: ${tokens.color.accent};
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m};
  > * {
    flex: 1 1 180px;
  }
`;
