import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Card = styled.article`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 20px;
  min-inline-size: 0;
  padding: ${tokens.space.xl};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${tokens.space.xs} ${tokens.space.l};
  h3 {
    font-size: ${tokens.size.h4};
  }
`;

export const Score = styled.p`
  font-family: ${tokens.font.heading};
  font-size: ${tokens.size.h3};
  font-weight: 560;
  line-height: 1;
  font-variant-numeric: lining-nums tabular-nums;
  span {
    color: ${tokens.color.quiet};
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.small};
    font-weight: 400;
  }
`;

export const About = styled.p`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px ${tokens.space.m};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  /* Cards side by side begin their bars at one height, with a badge or without. */
  > [data-tone] {
    margin-block: -3px;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s} ${tokens.space.l};
`;
