import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Figure = styled.figure`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};
  min-inline-size: 0;
  max-inline-size: 560px;
  margin: 0;
  figcaption {
    font-weight: 600;
  }
`;

export const List = styled.dl`
  display: grid;
  margin: 0;
`;

/* The words begin at one place, so that the bars stand under each other. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9.75em;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.l};
  padding-block: ${tokens.space.s};
  border-block-start: 1px solid ${tokens.color.line};
  font-size: ${tokens.size.small};
  dt {
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
  }
`;
