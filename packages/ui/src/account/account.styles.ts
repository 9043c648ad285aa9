import styled from 'styled-components';
import { tokens } from '../theme/index.ts';

/** Something that can be done with the account: what it means, then the button. */
export const Deed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  h3 {
    font-size: ${tokens.size.lead};
    line-height: 1.3;
  }
  > p {
    max-inline-size: 56ch;
    color: ${tokens.color.quiet};
  }
  > [role='alert'],
  > [role='status'] {
    justify-self: stretch;
  }
  > button {
    margin-block-start: ${tokens.space.xs};
  }
`;
