import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** A toggle: a box that is checked or empty shows which, not its color alone. */
export const Nice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  min-block-size: ${tokens.target};
  padding-inline: ${tokens.space.s};
  border: 0;
  border-radius: ${tokens.radius.field};
  background: none;
  color: ${tokens.color.quiet};
  font: inherit;
  font-size: ${tokens.size.small};
  white-space: nowrap;
  cursor: pointer;
  svg {
    inline-size: 18px;
    block-size: 18px;
    padding: 1px;
    border: 1px solid ${tokens.color.edge};
    border-radius: 4px;
    color: ${tokens.color.listening};
  }
  &[aria-pressed='false'] svg > * {
    visibility: hidden;
  }
  &[aria-pressed='true'] {
    color: ${tokens.color.ink};
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const Hint = styled.p`
  margin-block-start: 6px;
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;
