import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Card = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-auto-rows: auto;
  gap: 20px;
  min-inline-size: 0;
  padding: ${tokens.space.xl};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.l};
  h3 {
    font-size: ${tokens.size.h4};
  }
`;

export const Score = styled.p`
  font-family: ${tokens.font.heading};
  font-size: ${tokens.size.h4};
  font-weight: 560;
  line-height: 1.1;
`;

export const About = styled.p`
  inline-size: 100%;
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
