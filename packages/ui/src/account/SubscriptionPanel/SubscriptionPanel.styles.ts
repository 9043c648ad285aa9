import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.l};
  > [role='alert'] {
    justify-self: stretch;
  }
`;

export const Status = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.s};
  p {
    max-inline-size: 52ch;
    color: ${tokens.color.quiet};
  }
`;
