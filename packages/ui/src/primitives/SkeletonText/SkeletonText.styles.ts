import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Lines = styled.span`
  display: grid;
  gap: ${tokens.space.s};
  inline-size: 100%;
  max-inline-size: ${tokens.width.text};
  > :last-child:not(:first-child) {
    inline-size: 62%;
  }
`;
