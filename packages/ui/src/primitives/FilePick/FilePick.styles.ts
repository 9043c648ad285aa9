import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Pick = styled.label`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.l};
  padding: ${tokens.space.l};
  border: 1px dashed ${tokens.color.edge};
  border-radius: ${tokens.radius.card};
  cursor: pointer;
  transition: border-color ${tokens.motion.quick};
  &:not([data-disabled='true']):hover {
    border-color: ${tokens.color.ink};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${tokens.color.accent};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  b {
    color: ${tokens.color.accent};
    font-weight: 580;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }
  small {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  &[data-disabled='true'] {
    opacity: 0.6;
    &,
    input {
      cursor: default;
    }
  }
`;

/** The place of a file that was chosen, with what can be done with it. */
export const PickedFile = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m} ${tokens.space.l};
  padding: ${tokens.space.l};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
`;
