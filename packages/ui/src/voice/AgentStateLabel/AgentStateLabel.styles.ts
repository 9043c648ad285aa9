import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Label = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  text-align: center;
`;

export const Unheard = styled.p`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

export const Words = styled.p`
  font-family: ${tokens.font.heading};
  font-size: ${tokens.size.h4};
  font-weight: 500;
  line-height: 1.2;
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
