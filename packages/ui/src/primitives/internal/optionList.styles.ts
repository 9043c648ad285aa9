import { css } from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** A list that opens over the page: 5 px between its edge and its items. */
export const popupLook = css`
  max-block-size: var(--available-height);
  overflow: auto;
  padding: 5px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  color: ${tokens.color.ink};
  outline: none;
`;

/** One choice of such a list, with room for the mark of the chosen one. */
export const itemLook = css`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.s};
  min-block-size: ${tokens.target};
  padding: 6px 12px;
  border-radius: ${tokens.radius.field};
  line-height: 1.35;
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;
  &[data-highlighted] {
    background: ${tokens.color.sunken};
    box-shadow: inset 0 0 0 2px ${tokens.color.accent};
  }
  svg {
    color: ${tokens.color.accent};
  }
`;
