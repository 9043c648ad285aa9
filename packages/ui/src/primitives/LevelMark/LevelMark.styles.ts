import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Mark = styled.span`
  --step: 3px;
  display: inline-flex;
  align-items: baseline;
  gap: ${tokens.space.s};
  &[data-size='large'] {
    --step: 5px;
    gap: ${tokens.space.m};
  }
`;

/** Four bars of the voice that grow. */
export const Steps = styled.span`
  display: inline-flex;
  flex: none;
  align-items: flex-end;
  gap: calc(var(--step) * 0.75);
  > span {
    box-sizing: border-box;
    inline-size: calc(var(--step) * 1.5);
    block-size: calc(var(--step) * 2.25);
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.line};
    print-color-adjust: exact;
  }
  > span:nth-child(2) {
    block-size: calc(var(--step) * 3.25);
  }
  > span:nth-child(3) {
    block-size: calc(var(--step) * 4.25);
  }
  > span:nth-child(4) {
    block-size: calc(var(--step) * 5.25);
  }
  > [data-step='reached'] {
    background: ${tokens.color.accent};
  }
  > [data-step='perhaps'] {
    border: 1.5px solid ${tokens.color.accent};
    background: none;
  }
`;

export const Word = styled.span`
  font-weight: 580;
  line-height: 1.5;
  [data-size='large'] > & {
    font-family: ${tokens.font.heading};
    font-size: ${tokens.size.h3};
    font-weight: 560;
    letter-spacing: -0.015em;
    line-height: 1.1;
  }
`;
