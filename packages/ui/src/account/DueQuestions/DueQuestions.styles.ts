import styled from 'styled-components';
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
  gap: ${tokens.space.m} ${tokens.space.xl};
  align-items: center;
  justify-items: start;
  padding-block: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
  &:last-child {
    border-block-end: 1px solid ${tokens.color.line};
  }
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Question = styled.p`
  max-inline-size: 52ch;
  font-size: ${tokens.size.lead};
  font-weight: 580;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

export const About = styled.p`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

export const Problem = styled.p`
  grid-column: 1 / -1;
  color: ${tokens.color.danger};
  font-size: ${tokens.size.small};
`;
