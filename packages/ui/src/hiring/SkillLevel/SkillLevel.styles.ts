import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Quiet = styled.span`
  color: ${tokens.color.quiet};
`;
