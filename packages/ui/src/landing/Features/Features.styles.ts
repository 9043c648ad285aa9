import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${tokens.space.xs} ${tokens.space.xl};
    padding-block: ${tokens.space.xl};
    border-block-start: 1px solid ${tokens.color.line};
  }
  li:last-child {
    padding-block-end: 0;
  }
  h3 {
    font-size: ${tokens.size.h4};
    line-height: 1.25;
  }
  p {
    color: ${tokens.color.quiet};
  }
  @media (min-width: 900px) {
    li:first-child {
      border-block-start: 0;
      padding-block-start: 6px;
    }
  }
  @media (min-width: 640px) {
    li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: baseline;
    }
  }
`;
