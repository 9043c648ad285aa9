import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  @media (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
    column-gap: ${tokens.space.xxl};
  }
`;

export const Benefit = styled.li`
  display: grid;
  align-content: start;
  gap: ${tokens.space.xs};
  padding-block: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
  h3 {
    font-size: ${tokens.size.lead};
    line-height: 1.3;
  }
  p {
    color: ${tokens.color.quiet};
  }
`;
