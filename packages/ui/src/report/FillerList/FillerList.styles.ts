import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** All kinds share their columns: bars can be compared only where they begin at one line and end at one. */
export const Kinds = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 8rem) minmax(40px, 1fr) auto;
  gap: ${tokens.space.xl} ${tokens.space.l};
  max-inline-size: ${tokens.width.text};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Kind = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  row-gap: ${tokens.space.s};
  break-inside: avoid;
`;

export const Word = styled.span`
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
  text-align: end;
`;

export const Times = styled.span`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m} ${tokens.space.s};
`;
