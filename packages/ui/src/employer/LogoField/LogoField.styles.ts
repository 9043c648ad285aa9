import styled from 'styled-components';
import { labelLook } from '../../primitives/Field/index.ts';
import { tokens } from '../../theme/index.ts';

export const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};
  > p:first-child {
    ${labelLook}
  }
`;
