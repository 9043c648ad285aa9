import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  min-block-size: 28px;
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  svg {
    color: ${tokens.color.accent};
  }
`;
