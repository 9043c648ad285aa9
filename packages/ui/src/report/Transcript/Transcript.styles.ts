import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Lines = styled.ol`
  display: grid;
  gap: ${tokens.space.xl};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Turn = styled.li`
  display: grid;
  gap: 6px;
  max-inline-size: ${tokens.width.text};
  padding-inline-start: ${tokens.space.l};
  border-inline-start: 3px solid ${tokens.color.line};
  scroll-margin-block: 220px;
  /* Where the keyboard comes to stands under the player that stays in sight, never behind it. */
  button {
    scroll-margin-block-start: 132px;
  }
  &[data-speaker='user'] {
    border-color: ${tokens.color.accent};
  }
  &:target,
  &[data-current='true'] {
    border-radius: 0 8px 8px 0;
    background: ${tokens.color.accentSoft};
    box-shadow: 0 0 0 8px ${tokens.color.accentSoft};
  }
  @media print {
    break-inside: avoid;
    &:target {
      background: none;
      box-shadow: none;
    }
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.s};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  strong {
    font-weight: 580;
  }
  [data-speaker='user'] > & strong {
    color: ${tokens.color.accent};
  }
`;

export const Mark = styled.span``;

export const Said = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
  [data-speaker='agent'] > & {
    color: ${tokens.color.quiet};
  }
  [data-current='true'] > & {
    color: ${tokens.color.ink};
  }
  &[data-heard='true'] {
    cursor: pointer;
  }
`;

export const Word = styled.span`
  border-radius: 4px;
  &:hover {
    text-decoration: underline;
    text-decoration-color: ${tokens.color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  &[data-current='true'] {
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    box-shadow: 0 0 0 2px ${tokens.color.accent};
  }
`;
