import styled from 'styled-components';
import { Link } from '../../primitives/index.ts';
import { tokens } from '../../theme/index.ts';

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};
  padding-block: ${tokens.space.m};
  border-block-start: 1px solid ${tokens.color.line};
`;

export const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${tokens.space.l};
  overflow-wrap: anywhere;
  span {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
`;

export const Band = styled(Link)`
  display: block;
`;
