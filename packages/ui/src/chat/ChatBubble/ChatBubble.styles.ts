import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Bubble = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xs};
  max-inline-size: min(58ch, 88%);
  > div {
    max-inline-size: 100%;
    padding: 10px ${tokens.space.l};
    border: 1px solid ${tokens.color.line};
    border-radius: 18px;
    border-end-start-radius: 4px;
    background: ${tokens.color.raised};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  &[data-role='user'] {
    justify-items: end;
    margin-inline-start: auto;
  }
  &[data-role='user'] > div {
    border-color: transparent;
    border-end-start-radius: 18px;
    border-end-end-radius: 4px;
    background: ${tokens.color.accentSoft};
  }
`;

export const Who = styled.span`
  padding-inline: 2px;
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;
