import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** Stands out: somebody waits. */
export const Review = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  padding: ${tokens.space.l};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.card};
  color: ${tokens.color.ink};
`;

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
