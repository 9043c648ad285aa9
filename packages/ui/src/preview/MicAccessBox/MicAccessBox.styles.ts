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
  gap: ${tokens.space.s};
  svg {
    flex: none;
    margin-block-start: 2px;
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
  text-wrap: pretty;
  li::marker {
    color: ${tokens.color.accent};
    font-weight: 620;
    font-variant-numeric: tabular-nums;
  }
`;
