import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Words = styled.p`
  font-family: ${tokens.font.heading};
  font-size: ${tokens.size.h4};
  font-weight: 500;
  line-height: 1.2;
  text-align: center;
  color: ${tokens.color.quiet};
  &[data-state='listening'] {
    color: ${tokens.color.listening};
  }
  &[data-state='thinking'] {
    color: ${tokens.color.thinking};
  }
  &[data-state='speaking'] {
    color: ${tokens.color.accent};
  }
`;
