import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Hint = styled.div`
  display: grid;
  justify-items: center;
  &:empty {
    display: none;
  }
  > p {
    max-inline-size: 52ch;
    padding: ${tokens.space.s} ${tokens.space.l};
    border-inline-start: 3px solid ${tokens.color.listening};
    background: ${tokens.color.raised};
    font-size: ${tokens.size.small};
    text-align: start;
  }
  b {
    font-weight: 580;
  }
`;
