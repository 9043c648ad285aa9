import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.m};
  > * {
    min-block-size: 48px;
  }
  /* On one line, with a way out that is no heavier than the rest. */
  @media (max-width: 480px), (min-width: 1200px) {
    > button[data-variant='danger'] > svg {
      display: none;
    }
  }
  @media (max-width: 480px) {
    > button:last-of-type {
      flex: 1 1 auto;
    }
    > button[data-variant='quiet'] {
      padding-inline: 13px;
      gap: 0;
    }
    > button[data-variant='danger'] {
      padding-inline: ${tokens.space.m};
    }
  }
  @media (max-width: 374px) {
    gap: ${tokens.space.s};
    > button {
      padding-inline: ${tokens.space.m};
    }
    button[data-state] {
      padding-inline: ${tokens.space.m} 6px;
    }
  }
`;

/** Where three controls do not fit on one line it has a line of its own, so that the others stay where they are. */
export const Start = styled.div`
  display: flex;
  justify-content: inherit;
  @media (max-width: 480px), (min-width: 1200px) {
    inline-size: 100%;
  }
  @media (max-width: 480px) {
    > button {
      flex: 1;
    }
  }
`;

export const MicGroup = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.raised};
  @media (max-width: 480px) {
    &:has(> [data-state]) {
      flex: 1 1 auto;
    }
    > [data-state] {
      flex: 1;
      justify-content: center;
    }
  }
`;

export const MicToggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  min-block-size: ${tokens.target};
  padding: 9px 10px 9px 18px;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  font-weight: 580;
  cursor: pointer;
  &[data-state='muted'],
  &[data-state='blocked'],
  &[data-state='missing'] {
    color: ${tokens.color.danger};
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const Level = styled.span`
  display: inline-flex;
  block-size: 20px;
  inline-size: 34px;
`;

/** Beside its drawing and its level there is room for it only where the bar has a line of its own; screen readers have it. */
export const MicWord = styled.span`
  @media (max-width: 480px), (min-width: 1200px) {
    position: absolute;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** On a phone the drawing alone has room; the word stays for screen readers. */
export const Word = styled.span`
  @media (max-width: 480px) {
    position: absolute;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Trouble = styled.div`
  inline-size: 100%;
`;
