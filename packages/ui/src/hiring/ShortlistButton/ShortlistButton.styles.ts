import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Star = styled.span`
  display: inline-flex;
  &[data-on='true'] {
    color: ${tokens.color.accent};
    svg path {
      fill: currentColor;
    }
  }
`;
