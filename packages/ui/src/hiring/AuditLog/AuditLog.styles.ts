import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** Quiet: it is there for whoever looks for it. */
export const Box = styled.details`
  min-inline-size: 0;
  padding-block-start: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
  color: ${tokens.color.quiet};
  > summary {
    inline-size: fit-content;
    padding-block: 10px;
    cursor: pointer;
  }
  > p {
    max-inline-size: ${tokens.width.text};
    padding-block: ${tokens.space.s} ${tokens.space.m};
    font-size: ${tokens.size.small};
  }
`;

export const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.xl};
  padding-block: ${tokens.space.s};
  border-block-start: 1px solid ${tokens.color.line};
  span {
    color: ${tokens.color.ink};
  }
  small {
    font-size: ${tokens.size.small};
    font-variant-numeric: tabular-nums;
  }
`;
