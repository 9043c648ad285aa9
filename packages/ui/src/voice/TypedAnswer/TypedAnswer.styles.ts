import styled from 'styled-components';
import { fieldLook } from '../../primitives/index.ts';
import { tokens } from '../../theme/index.ts';

export const Form = styled.form`
  display: grid;
  gap: 6px;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${tokens.space.s};
  button {
    min-block-size: 48px;
    @media (max-width: 480px) {
      padding-inline: 13px;
      gap: 0;
    }
  }
`;

/** On a phone the drawing alone leaves room for the answer; the word stays for screen readers. */
export const Word = styled.span`
  @media (max-width: 480px) {
    position: absolute;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Area = styled.textarea`
  ${fieldLook}
  display: block;
  field-sizing: content;
  min-block-size: 48px;
  max-block-size: 168px;
  resize: none;
`;

/** The hint is about keys; where there is no room for it, screen readers still have it. */
export const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.l};
  @media (max-width: 600px) {
    > p {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
