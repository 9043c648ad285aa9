import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
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
  p {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
`;

export const Row = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.space.s};
  @media (max-width: 340px) {
    grid-auto-flow: row;
  }
`;

/** The radio button itself is kept for keyboards and screen readers; the whole of the option is pressed. */
export const Option = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  min-block-size: ${tokens.target};
  padding: ${tokens.space.s} 2px;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.field};
  background: ${tokens.color.raised};
  text-align: center;
  line-height: 1.3;
  cursor: pointer;
  transition: border-color ${tokens.motion.quick};
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    border-color: ${tokens.color.ink};
  }
  &:has(input:checked) {
    border-color: ${tokens.color.accent};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
    font-weight: 580;
  }
  @media (max-width: 480px) {
    font-size: ${tokens.size.small};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${tokens.color.accent};
    outline-offset: 2px;
  }
`;
