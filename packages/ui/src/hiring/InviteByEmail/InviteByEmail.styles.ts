import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.l};
  max-inline-size: 640px;
  padding: ${tokens.space.xl};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  h2 {
    font-size: ${tokens.size.h4};
    outline: none;
  }
  > p {
    color: ${tokens.color.quiet};
    overflow-wrap: anywhere;
  }
  > [role] {
    inline-size: 100%;
  }
  > details {
    inline-size: 100%;
  }
  summary {
    inline-size: fit-content;
    padding-block: 10px;
    color: ${tokens.color.quiet};
    cursor: pointer;
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.m};
  inline-size: 100%;
  > :first-child {
    inline-size: 100%;
  }
`;

export const List = styled.ul`
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
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
    font-variant-numeric: tabular-nums;
  }
`;
