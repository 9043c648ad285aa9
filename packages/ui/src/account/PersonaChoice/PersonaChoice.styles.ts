import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Group = styled.fieldset`
  display: grid;
  gap: ${tokens.space.s};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-block-end: 6px;
    font-size: ${tokens.size.small};
    font-weight: 580;
  }
  @media (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space.m};
  }
`;

export const Choice = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.xs} ${tokens.space.m};
  padding: ${tokens.space.l};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  cursor: pointer;
  transition: border-color ${tokens.motion.quick};
  input {
    inline-size: 20px;
    block-size: 20px;
    margin: 2px 0 0;
    accent-color: ${tokens.color.accent};
    cursor: pointer;
  }
  b {
    font-weight: 580;
  }
  small {
    grid-column: 2;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
    line-height: 1.4;
  }
  &:hover {
    border-color: ${tokens.color.ink};
  }
  &:has(input:checked) {
    border-color: ${tokens.color.accent};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${tokens.color.accent};
    outline-offset: 2px;
  }
  input:focus-visible {
    outline: none;
  }
`;
