import styled from 'styled-components';
import { fieldLook } from '../../primitives/index.ts';
import { tokens } from '../../theme/index.ts';

export const Form = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${tokens.space.s};
  /* As wide while it says "Sending...", so that the field keeps its size. */
  > button {
    min-inline-size: 152px;
    min-block-size: 48px;
  }
  @media (max-width: 600px) {
    > button {
      min-inline-size: 112px;
      padding-inline: 12px;
    }
    > button svg {
      display: none;
    }
  }
  @media (max-width: 359px) {
    > button {
      min-inline-size: 0;
    }
  }
`;

export const Area = styled.textarea`
  ${fieldLook}
  display: block;
  field-sizing: content;
  min-block-size: 48px;
  max-block-size: 168px;
  resize: none;
  &::placeholder {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:disabled {
    border-color: ${tokens.color.line};
    background: ${tokens.color.sunken};
    color: ${tokens.color.quiet};
    cursor: progress;
  }
`;
