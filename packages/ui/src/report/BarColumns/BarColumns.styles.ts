import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Columns = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(var(--least), min(58px, 100% / var(--columns))), 1fr));
  max-inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  break-inside: avoid;
`;

/* Written label, value, bar, moment; shown value, bar, label, moment. Each line of bars stands on one ground. */
export const Column = styled.li`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  grid-template-areas: 'value' 'track' 'label' 'moment';
  justify-items: center;
  min-inline-size: 0;
  padding-block-end: ${tokens.space.l};
`;

export const Value = styled.span`
  grid-area: value;
  align-self: end;
  padding: 0 2px 6px;
  font-weight: 580;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  text-align: center;
  &[data-missing='true'] {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
    font-weight: 400;
  }
`;

export const Label = styled.span`
  grid-area: label;
  padding-block-start: 6px;
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  line-height: 1.3;
  text-align: center;
`;

export const Track = styled.div`
  grid-area: track;
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  inline-size: 100%;
  block-size: 112px;
  border-block-end: 1px solid ${tokens.color.edge};
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: calc(var(--from) * 100%);
    block-size: calc((var(--to) - var(--from)) * 100%);
    background: ${tokens.color.line};
    print-color-adjust: exact;
  }
`;

export const Bar = styled.span`
  position: relative;
  inline-size: 16px;
  block-size: max(3px, calc(var(--share) * 100%));
  border-radius: 8px 8px 0 0;
  background: ${tokens.color.accent};
  print-color-adjust: exact;
  &[data-quiet='true'] {
    background: ${tokens.color.edge};
  }
`;

export const When = styled.span`
  grid-area: moment;
  padding-block-start: 6px;
`;
