import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Box = styled.section`
  display: grid;
  gap: ${tokens.space.m};
  padding: ${tokens.space.l} clamp(16px, 4vw, 24px);
  border-radius: ${tokens.radius.field};
  background: ${tokens.color.accentSoft};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  svg {
    color: ${tokens.color.accent};
  }
  h2 {
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.text};
    font-weight: 620;
    letter-spacing: 0;
    line-height: 1.5;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space.s};
  margin: 0;
  padding-inline-start: 1.4em;
  li::marker {
    color: ${tokens.color.accent};
    font-weight: 620;
    font-variant-numeric: tabular-nums;
  }
`;
