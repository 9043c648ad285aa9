import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.m};
  padding: ${tokens.space.huge} ${tokens.space.xl};
  border: 1px dashed ${tokens.color.edge};
  border-radius: ${tokens.radius.card};
  text-align: center;
  > svg {
    inline-size: 40px;
    block-size: 40px;
    color: ${tokens.color.edge};
  }
  h2,
  h3 {
    font-size: ${tokens.size.h4};
  }
  > p {
    max-inline-size: 48ch;
    color: ${tokens.color.quiet};
  }
  > :not(svg, h2, h3, p) {
    margin-block-start: ${tokens.space.s};
  }
`;
