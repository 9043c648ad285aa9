import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Note = styled.section`
  display: grid;
  gap: ${tokens.space.s};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  h2 {
    color: ${tokens.color.ink};
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.small};
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1.5;
  }
  p {
    max-inline-size: ${tokens.width.text};
  }
`;
