import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Row = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${tokens.space.m};
  padding-block: 10px;
  cursor: pointer;
  &:has(input:disabled) {
    color: ${tokens.color.quiet};
    cursor: not-allowed;
  }
`;

export const Box = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1.5px solid ${tokens.color.edge};
  border-radius: 7px;
  background: ${tokens.color.raised};
  color: ${tokens.color.onAccent};
  transition:
    background-color ${tokens.motion.quick},
    border-color ${tokens.motion.quick};
  input {
    position: absolute;
    inset: -10px;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  svg {
    visibility: hidden;
    stroke-width: 2.4;
  }
  label:hover > & {
    border-color: ${tokens.color.ink};
  }
  &:has(input:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
  }
  &:has(input:checked) svg {
    visibility: visible;
  }
  &:has(input[aria-invalid='true']) {
    border-color: ${tokens.color.danger};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${tokens.color.accent};
    outline-offset: 2px;
  }
  &:has(input:disabled) {
    border-color: ${tokens.color.line};
    background: ${tokens.color.sunken};
    color: ${tokens.color.quiet};
  }
`;

/** Under the words, not under the box. */
export const Notes = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  margin-block-start: -6px;
  padding-inline-start: 36px;
`;
