import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  min-inline-size: 0;
  padding-block: ${tokens.space.m};
  border-block-start: 1px solid ${tokens.color.line};
  &:last-child {
    border-block-end: 1px solid ${tokens.color.line};
  }
`;

export const Question = styled.span`
  max-inline-size: 52ch;
  font-size: ${tokens.size.lead};
  font-weight: 580;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

export const About = styled.span`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

export const Words = styled.p`
  max-inline-size: ${tokens.width.text};
  overflow-wrap: anywhere;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.m} ${tokens.space.l};
`;
