import styled, { css } from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

/** The name of a field, above it. */
export const labelLook = css`
  font-size: ${tokens.size.small};
  font-weight: 580;
`;

export const Label = styled.label`
  ${labelLook}
`;

export const Hint = styled.p`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

export const Problem = styled.p`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 6px;
  color: ${tokens.color.danger};
  font-size: ${tokens.size.small};
  svg {
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 2.5px;
  }
`;

/** The look that every field shares. */
export const fieldLook = css`
  inline-size: 100%;
  min-block-size: 48px;
  padding: 11px 14px;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.field};
  background: ${tokens.color.raised};
  color: ${tokens.color.ink};
  transition: border-color ${tokens.motion.quick};
  &::placeholder {
    color: ${tokens.color.quiet};
    opacity: 1;
  }
  &:hover {
    border-color: ${tokens.color.ink};
  }
  &:focus-visible {
    border-color: ${tokens.color.accent};
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
  }
  &:disabled,
  &[data-disabled] {
    border-color: ${tokens.color.line};
    background: ${tokens.color.sunken};
    color: ${tokens.color.quiet};
    cursor: not-allowed;
  }
`;
