import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Way = styled.div`
  display: grid;
  gap: ${tokens.space.s};
  p {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
`;

export const Marks = styled.div`
  display: flex;
  gap: 6px;
  i {
    flex: 1 1 0;
    max-inline-size: 28px;
    block-size: 6px;
    border-radius: 3px;
    background: ${tokens.color.line};
  }
  i[data-done='true'] {
    background: ${tokens.color.accent};
  }
  @media (forced-colors: active) {
    i {
      border: 1px solid CanvasText;
    }
    i[data-done='true'] {
      background: CanvasText;
    }
  }
`;
