import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  color: ${tokens.color.ink};
  font-family: ${tokens.font.heading};
  font-size: 1.625rem;
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1;
  svg {
    inline-size: 1.1em;
    block-size: 1.1em;
    color: ${tokens.color.accent};
  }
`;
