import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Next = styled.p`
  display: grid;
  gap: ${tokens.space.xs};
  max-inline-size: 62ch;
  padding: ${tokens.space.l} ${tokens.space.xl};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.ink};
  print-color-adjust: exact;
  strong {
    color: ${tokens.color.accent};
    font-size: ${tokens.size.small};
    font-weight: 600;
  }
`;
