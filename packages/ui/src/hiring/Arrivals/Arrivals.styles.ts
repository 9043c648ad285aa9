import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const List = styled.ul`
  min-inline-size: 0;
  max-inline-size: ${tokens.width.text};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.xl};
  padding-block: ${tokens.space.m};
  border-block-start: 1px solid ${tokens.color.line};
  > span:first-child > span {
    color: ${tokens.color.quiet};
  }
  @media (max-width: 480px) {
    display: grid;
    justify-items: start;
    row-gap: 6px;
  }
`;
