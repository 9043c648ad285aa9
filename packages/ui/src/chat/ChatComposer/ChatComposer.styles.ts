import styled from 'styled-components';
import { fieldLook } from '../../primitives/index.ts';
import { tokens } from '../../theme/index.ts';

export const Form = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${tokens.space.s};
  > button {
    min-block-size: 48px;
  }
`;

export const Area = styled.textarea`
  ${fieldLook}
  display: block;
  field-sizing: content;
  min-block-size: 48px;
  max-block-size: 168px;
  resize: none;
  &:disabled {
    border-color: ${tokens.color.line};
    background: ${tokens.color.sunken};
    color: ${tokens.color.quiet};
    cursor: progress;
  }
`;
