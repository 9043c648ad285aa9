import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** Stays in sight while the transcript scrolls. */
export const Player = styled.div`
  display: grid;
  gap: ${tokens.space.s};
  padding: ${tokens.space.m} ${tokens.space.l};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  @media print {
    display: none;
  }
`;

export const Wait = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.m};
  min-block-size: ${tokens.target};
  color: ${tokens.color.quiet};
`;

export const Controls = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space.m};
`;

export const Slider = styled.input`
  inline-size: 100%;
  block-size: ${tokens.target};
  margin: 0;
  accent-color: ${tokens.color.accent};
  cursor: pointer;
`;

export const Time = styled.span`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Chapters = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Chapter = styled.button`
  min-inline-size: ${tokens.target};
  min-block-size: ${tokens.target};
  padding: 4px 10px;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  line-height: 20px;
  cursor: pointer;
  &:hover {
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
  }
  &[aria-current] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accent};
    font-weight: 600;
  }
`;
