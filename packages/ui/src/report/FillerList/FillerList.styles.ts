import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Kinds = styled.ul`
  display: grid;
  gap: ${tokens.space.xl};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Kind = styled.li`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(40px, 1fr) auto;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.l};
  max-inline-size: ${tokens.width.text};
  break-inside: avoid;
`;

export const Word = styled.span`
  min-inline-size: 72px;
  font-weight: 580;
  overflow-wrap: anywhere;
`;

export const Bar = styled.span`
  inline-size: max(10px, calc(var(--share) * 100%));
  block-size: 10px;
  border-radius: 5px;
  background: ${tokens.color.accent};
  print-color-adjust: exact;
`;

export const Amount = styled.span`
  font-weight: 580;
  font-variant-numeric: tabular-nums;
`;

export const Times = styled.span`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m} ${tokens.space.s};
`;
