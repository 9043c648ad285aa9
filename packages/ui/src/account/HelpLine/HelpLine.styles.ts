import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Line = styled.p`
  color: ${tokens.color.quiet};
  overflow-wrap: anywhere;
`;
