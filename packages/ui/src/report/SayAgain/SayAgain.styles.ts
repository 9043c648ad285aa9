import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.s};
  min-inline-size: 0;
  p {
    max-inline-size: ${tokens.width.text};
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  [role='alert'] {
    color: ${tokens.color.danger};
  }
  @media print {
    display: none;
  }
`;
