import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};
  break-inside: avoid;
`;

/** Over the bars: what is quoted. */
export const Flags = styled.div`
  position: relative;
  block-size: 12px;
`;

export const Flag = styled.svg`
  position: absolute;
  inset-inline-start: calc(var(--at) * 100%);
  inline-size: 10px;
  block-size: 8px;
  margin-inline-start: -5px;
  fill: none;
  stroke: ${tokens.color.accent};
  stroke-linejoin: round;
  stroke-width: 1.5;
  &[data-kind='strength'],
  &[data-kind='change'] {
    fill: ${tokens.color.accent};
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
    &[data-kind='strength'],
    &[data-kind='change'] {
      fill: CanvasText;
    }
  }
`;

export const Band = styled.div`
  position: relative;
`;

const line = `
  position: absolute;
  inset-block: -2px;
  inset-inline-start: calc(var(--at) * 100%);
  pointer-events: none;
`;

/** Where the recording is. */
export const Playhead = styled.div`
  ${line}
  inline-size: 2px;
  margin-inline-start: -1px;
  border-radius: 1px;
  background: ${tokens.color.ink};
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
  @media print {
    display: none;
  }
`;

/** Where the keyboard is. */
export const Cursor = styled.div`
  ${line}
  inline-size: 12px;
  margin-inline-start: -6px;
  border: 3px solid ${tokens.color.ink};
  border-radius: 7px;
  @media print {
    display: none;
  }
`;

/** All of the bars, to be pressed. */
export const Press = styled.a`
  position: absolute;
  inset: -12px 0 -24px;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  @media print {
    display: none;
  }
`;

/** Under the bars: where questions are asked. */
export const Numbers = styled.div`
  position: relative;
  container-type: inline-size;
  block-size: 26px;
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
`;

export const Numeral = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(var(--at) * 100%);
  padding-block-start: 6px;
  padding-inline-start: 4px;
  [data-named='wide'] {
    display: none;
    @container (min-width: 640px) {
      display: inline;
    }
  }
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 0;
    block-size: 10px;
    border-inline-start: 2px solid ${tokens.color.edge};
  }
`;

/** The moments as a list, which takes no room: the focused one is shown on the bars. */
export const Moments = styled.ol`
  position: absolute;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What the drawings stand for, and where a press leads. */
export const Foot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  > :not(button) {
    grid-column: 2;
  }
  > :not(button):first-child,
  > :not(button):first-child ~ * {
    grid-column: 1 / -1;
  }
  > button {
    grid-row: 1 / span 2;
  }
`;

export const Caption = styled.p`
  font-variant-numeric: tabular-nums;
  @media print {
    display: none;
  }
`;

export const Read = styled.a`
  display: inline-block;
  padding-block: 2px;
  color: ${tokens.color.accent};
`;

export const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
  }
  @media (max-width: 480px) {
    [data-wide] {
      display: none;
    }
  }
`;

/** One bar, dot or flag as the ribbon has it. */
export const Swatch = styled.svg`
  inline-size: 10px;
  block-size: 16px;
  fill: none;
  stroke: ${tokens.color.accent};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 4;
  &[data-kind='interviewer'] {
    stroke: ${tokens.color.edge};
    stroke-width: 2;
  }
  &[data-kind='typed'] {
    stroke-width: 3;
    stroke-dasharray: 0 5;
  }
  &[data-kind='filler'] {
    stroke: ${tokens.color.quiet};
  }
  &[data-kind='flag'] {
    fill: ${tokens.color.accent};
    stroke-width: 1.5;
  }
  @media (forced-colors: active) {
    &[data-kind] {
      stroke: CanvasText;
    }
    &[data-kind='flag'] {
      fill: CanvasText;
    }
  }
`;
