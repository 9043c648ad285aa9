import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Round = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${tokens.target};
  block-size: ${tokens.target};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: ${tokens.color.ink};
  cursor: pointer;
  transition: background-color ${tokens.motion.quick};
  &:hover,
  &[data-popup-open] {
    background: ${tokens.color.sunken};
  }
  &[data-variant='edged'] {
    border-color: ${tokens.color.edge};
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: transparent;
    color: ${tokens.color.edge};
    cursor: not-allowed;
  }
  &[aria-pressed='true'] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accent};
  }
`;
