import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** The whole interview from left to right. */
export const Line = styled.div`
  position: relative;
  block-size: 88px;
  border-block-end: 1px solid ${tokens.color.edge};
  break-inside: avoid;
`;

/** Where the candidate spoke. */
export const Spoken = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: calc(var(--at) * 100%);
  inline-size: max(2px, calc(var(--long) * 100%));
  block-size: 12px;
  border-radius: 3px 3px 0 0;
  background: ${tokens.color.line};
  print-color-adjust: exact;
`;

/** A pause, as high as it is long. */
export const Pause = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: calc(var(--at) * 100%);
  inline-size: 8px;
  block-size: calc(var(--share) * 100%);
  margin-inline-start: -4px;
  border-radius: 4px 4px 0 0;
  background: ${tokens.color.accent};
  print-color-adjust: exact;
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  padding-block-start: ${tokens.space.xs};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
`;

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.l} ${tokens.space.xl};
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;
