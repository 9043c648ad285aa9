import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Section = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space.s};
  min-block-size: ${tokens.target};
  h2 {
    font-size: ${tokens.size.lead};
  }
`;

/** Settings are folded away until they are wanted: captions are mostly read, not set. */
export const Fold = styled.button`
  min-block-size: ${tokens.target};
  padding: 0 4px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  font-weight: 580;
  cursor: pointer;
  &:hover {
    color: ${tokens.color.ink};
  }
`;

export const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  gap: 0 ${tokens.space.m};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  label {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: ${tokens.target};
    cursor: pointer;
  }
  input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: ${tokens.color.accent};
  }
`;

export const Lines = styled.ol`
  display: grid;
  align-content: start;
  gap: ${tokens.space.l};
  min-block-size: 96px;
  margin: 0;
  padding: ${tokens.space.l} 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  border-block-start: 1px solid ${tokens.color.line};
  border-radius: 2px;
  /* What scrolls away under the hairline fades, instead of being cut through. */
  &:not(:focus-visible) {
    mask-image: linear-gradient(#000 1px, transparent 1px, #000 ${tokens.space.l});
  }
  &[data-size='large'] {
    font-size: 1.5rem;
    line-height: 1.35;
  }
`;

export const Line = styled.li`
  display: grid;
  gap: 2px;
  max-inline-size: ${tokens.width.text};
  overflow-wrap: anywhere;
  padding-inline-start: ${tokens.space.m};
  border-inline-start: 3px solid ${tokens.color.accent};
  &[data-speaker='user'] {
    border-color: ${tokens.color.listening};
  }
  &[data-final='false'] > span:last-child {
    color: ${tokens.color.quiet};
  }
`;

export const Who = styled.span`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

export const Nothing = styled.li`
  color: ${tokens.color.quiet};
`;
