import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Block = styled.blockquote`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space.s} ${tokens.space.m};
  max-inline-size: ${tokens.width.text};
  margin: 0;
  padding-inline-start: ${tokens.space.l};
  border-inline-start: 3px solid ${tokens.color.accent};
  break-inside: avoid;
  &[data-size='large'] {
    padding-inline-start: ${tokens.space.xl};
    font-family: ${tokens.font.heading};
    font-size: clamp(1.375rem, 1.2rem + 0.8vw, ${tokens.size.h3});
    font-weight: 420;
    letter-spacing: -0.01em;
    line-height: 1.3;
  }
`;

export const Words = styled.p`
  overflow-wrap: anywhere;
`;
