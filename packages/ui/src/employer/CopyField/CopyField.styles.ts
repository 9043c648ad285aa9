import styled from 'styled-components';
import { fieldLook } from '../../primitives/index.ts';
import { tokens } from '../../theme/index.ts';

export const Row = styled.div`
  display: grid;
  gap: ${tokens.space.s};
  @media (min-width: 560px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  > button {
    min-inline-size: 136px;
    min-block-size: 48px;
  }
`;

export const Value = styled.input`
  ${fieldLook}
  text-overflow: ellipsis;
`;
