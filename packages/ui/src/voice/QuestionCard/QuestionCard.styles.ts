import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Section = styled.section`
  display: grid;
  gap: ${tokens.space.s};
  justify-items: center;
  text-align: center;
`;

export const Count = styled.h2`
  color: ${tokens.color.quiet};
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.small};
  font-weight: 580;
  letter-spacing: 0;
  line-height: 1.5;
`;

export const Text = styled.p`
  max-inline-size: 34ch;
  font-family: ${tokens.font.heading};
  font-size: clamp(1.25rem, 1rem + 1.3vw, ${tokens.size.h3});
  font-weight: 500;
  letter-spacing: -0.01em;
  line-height: 1.25;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
