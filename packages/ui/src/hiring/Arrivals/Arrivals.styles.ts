import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Box = styled.section`
  display: grid;
  gap: ${tokens.space.m};
  min-inline-size: 0;
  h2 {
    font-size: ${tokens.size.h3};
  }
  > p {
    max-inline-size: ${tokens.width.text};
    color: ${tokens.color.quiet};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
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
`;
