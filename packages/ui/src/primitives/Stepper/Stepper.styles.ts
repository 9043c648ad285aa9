import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const List = styled.ol`
  container-type: inline-size;
  inline-size: 100%;
  display: flex;
  gap: ${tokens.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Step = styled.li`
  flex: 1 1 0;
  min-inline-size: 0;
  padding-block-start: 10px;
  border-block-start: 4px solid ${tokens.color.line};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  line-height: 1.35;
  overflow-wrap: break-word;
  hyphens: auto;
  &[data-state='done'] {
    border-color: ${tokens.color.accent};
  }
  &[data-state='current'] {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.ink};
    font-weight: 620;
  }
  svg {
    display: inline-block;
    inline-size: 16px;
    block-size: 16px;
    margin-inline-end: 4px;
    color: ${tokens.color.accent};
    vertical-align: -3px;
  }
  /* Where there is little room, only the step that somebody is at shows its name. */
  @container (max-width: 480px) {
    &[data-state='current'] {
      flex-grow: 3;
    }
  }
`;

export const Name = styled.span`
  @container (max-width: 480px) {
    li:not([data-state='current']) > & {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
