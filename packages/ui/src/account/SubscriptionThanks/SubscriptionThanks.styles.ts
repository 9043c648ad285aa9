import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Thanks = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.l};
  text-align: center;
  > svg {
    margin-block-end: ${tokens.space.s};
    color: ${tokens.color.accent};
  }
  h1 {
    font-size: ${tokens.size.h2};
  }
  > p {
    max-inline-size: 46ch;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.lead};
  }
  > button {
    margin-block-start: ${tokens.space.s};
  }
  > small {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
    font-variant-numeric: tabular-nums;
  }
`;
