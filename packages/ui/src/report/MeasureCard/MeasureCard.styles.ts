import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Card = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};
  min-inline-size: 0;
  padding: 20px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  break-inside: avoid;
`;

export const Term = styled.p`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

export const Number = styled.p`
  font-family: ${tokens.font.heading};
  font-size: ${tokens.size.h2};
  font-weight: 560;
  letter-spacing: -0.02em;
  line-height: 1.05;
  font-variant-numeric: lining-nums tabular-nums;
`;

export const Unit = styled.span`
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.text};
  font-weight: 400;
  letter-spacing: 0;
`;

export const Norm = styled.div`
  display: grid;
  gap: 6px;
  margin-block-start: ${tokens.space.xs};
`;

/** The scale, the norm as a strip on it, and the figure as a bar that stands up. */
export const Scale = styled.div`
  position: relative;
  block-size: 22px;
  &::before {
    content: '';
    position: absolute;
    inset: 8px 0;
    border-radius: 3px;
    background: linear-gradient(
      to right,
      ${tokens.color.line} calc(var(--from) * 100%),
      ${tokens.color.edge} calc(var(--from) * 100%) calc(var(--to) * 100%),
      ${tokens.color.line} calc(var(--to) * 100%)
    );
    print-color-adjust: exact;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--at) * (100% - 6px));
    inline-size: 6px;
    border-radius: 3px;
    background: ${tokens.color.accent};
    box-shadow: 0 0 0 2px ${tokens.color.raised};
    print-color-adjust: exact;
  }
`;

export const NormText = styled.p`
  font-size: ${tokens.size.small};
`;

export const Note = styled.p`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  &[data-alone='true'] {
    padding-block: ${tokens.space.s};
    color: ${tokens.color.ink};
    font-size: ${tokens.size.text};
  }
`;

export const Source = styled.p`
  padding-block-start: ${tokens.space.s};
  border-block-start: 1px solid ${tokens.color.line};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

/** Cards of figures beside each other. */
export const Measures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${tokens.space.l};
`;
