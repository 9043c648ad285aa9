import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const List = styled.dl`
  container-type: inline-size;
  inline-size: 100%;
  margin: 0;
`;

export const Fact = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px ${tokens.space.xl};
  padding-block: ${tokens.space.m};
  & + & {
    border-block-start: 1px solid ${tokens.color.line};
  }
  @container (min-width: 420px) {
    grid-template-columns: minmax(0, 10rem) minmax(0, 1fr);
    align-items: baseline;
  }
  dt {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
