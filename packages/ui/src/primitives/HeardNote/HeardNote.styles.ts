import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Note = styled.p`
  max-inline-size: ${tokens.width.text};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;
`;
