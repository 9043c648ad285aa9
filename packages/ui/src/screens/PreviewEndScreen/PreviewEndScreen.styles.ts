import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** The short report, and the way to keep it again below. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.huge};
  max-inline-size: 960px;
  margin-inline: auto;
  padding: clamp(28px, 6vw, 72px) 20px clamp(48px, 8vw, 96px);
`;

export const KeepPart = styled.section`
  display: grid;
  gap: ${tokens.space.m};
  p {
    max-inline-size: ${tokens.width.text};
    margin: 0;
    color: ${tokens.color.quiet};
    text-wrap: pretty;
  }
`;
