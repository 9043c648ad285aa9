import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Group = styled.fieldset`
  display: inline-flex;
  inline-size: max-content;
  margin: 0;
  padding: 2px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.pill};
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
`;

export const Option = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${tokens.target};
  block-size: ${tokens.target};
  border-radius: ${tokens.radius.pill};
  color: ${tokens.color.quiet};
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(input:checked) {
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${tokens.color.accent};
  }
`;
