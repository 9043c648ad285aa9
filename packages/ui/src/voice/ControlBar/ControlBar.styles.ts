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
  @media (max-width: 480px) {
    > button {
      flex: 1 1 auto;
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

/** On a phone it has a line of its own, so that the controls below stay together. */
export const Start = styled.div`
  display: grid;
  @media (max-width: 480px) {
    inline-size: 100%;
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

/** On a phone the drawing alone has room; the word stays for screen readers. */
export const Word = styled.span`
  @media (max-width: 480px) {
    position: absolute;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
