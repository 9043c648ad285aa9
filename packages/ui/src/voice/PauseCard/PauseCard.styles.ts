import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Section = styled.section`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.m};
  inline-size: 100%;
  max-inline-size: 480px;
  margin-inline: auto;
  padding: ${tokens.space.xl} ${tokens.space.l};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  text-align: center;
  > h2 {
    font-size: ${tokens.size.h3};
  }
  > h2:focus {
    outline: none;
  }
  > button {
    min-block-size: 52px;
    padding-inline: ${tokens.space.xxl};
  }
`;

export const Words = styled.p`
  max-inline-size: 36ch;
`;

export const Left = styled.p`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
`;
