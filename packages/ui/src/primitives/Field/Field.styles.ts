import styled, { css } from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Stack = styled.div`
  display: grid;
  gap: 6px;
`;

export const Label = styled.label`
  font-size: ${tokens.size.small};
  font-weight: 580;
`;

export const Hint = styled.p`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

export const Problem = styled.p`
  color: ${tokens.color.danger};
  font-size: ${tokens.size.small};
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
`;

export const Input = styled.input`
  ${fieldLook}
`;

export const WithToggle = styled.div`
  position: relative;
  input {
    padding-inline-end: 52px;
  }
  button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
  }
`;
