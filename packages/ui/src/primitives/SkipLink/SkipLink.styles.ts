import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Skip = styled.a`
  position: fixed;
  inset-block-start: ${tokens.space.s};
  inset-inline-start: ${tokens.space.s};
  z-index: ${tokens.layer.skip};
  padding: ${tokens.space.m} ${tokens.space.xl};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  font-weight: 580;
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
