import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Section = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.l};
  h2 {
    font-size: ${tokens.size.h3};
  }
`;

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${tokens.space.l};
    padding-block: ${tokens.space.l};
    border-block-start: 1px solid ${tokens.color.line};
  }
  svg {
    margin-block-start: 2px;
    color: ${tokens.color.accent};
  }
  h3 {
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.text};
    font-weight: 620;
    letter-spacing: 0;
    line-height: 1.5;
  }
  p {
    max-inline-size: 52ch;
    color: ${tokens.color.quiet};
  }
`;
