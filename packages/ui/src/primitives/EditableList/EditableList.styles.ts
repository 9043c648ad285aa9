import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { labelLook } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

export const Label = styled.span`
  ${labelLook}
`;

export const Sheet = styled.div`
  container-type: inline-size;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.field};
  background: ${tokens.color.raised};
  &[data-disabled='true'] {
    border-color: ${tokens.color.line};
    background: ${tokens.color.sunken};
    color: ${tokens.color.quiet};
  }
`;

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const RowBox = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: start;
  @container (min-width: 420px) {
    grid-template-columns: 44px minmax(0, 1fr) auto auto;
    > :last-child {
      grid-column: -2;
    }
  }
  padding: 2px;
  border-block-end: 1px solid ${tokens.color.line};
  &[data-lifted='true'] {
    background: ${tokens.color.accentSoft};
    border-radius: 8px;
    box-shadow: inset 0 0 0 2px ${tokens.color.accent};
  }
  button:focus-visible {
    outline-offset: -3px;
  }
`;

export const Handle = styled(IconButton)`
  border-radius: ${tokens.radius.field};
  color: ${tokens.color.quiet};
  cursor: grab;
  touch-action: none;
  &[aria-pressed='true'] {
    background: none;
  }
  [data-lifted='true'] > & {
    cursor: grabbing;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

/** Beside the text, and under it where there is no room. */
export const Extra = styled.div`
  grid-area: 2 / 2;
  @container (min-width: 420px) {
    grid-area: auto;
  }
`;

export const Ends = styled.div`
  display: flex;
  button {
    border-radius: ${tokens.radius.field};
  }
`;

/** As tall as its text: the copy of the text behind the field gives the height. */
export const Growing = styled.div`
  display: grid;
  min-block-size: ${tokens.target};
  line-height: 1.5;
  &::after {
    content: attr(data-text) ' ';
    visibility: hidden;
  }
  &::after,
  textarea {
    grid-area: 1 / 1;
    inline-size: 100%;
    min-inline-size: 0;
    margin: 0;
    padding: 10px 8px;
    border: 0;
    border-radius: 8px;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  textarea {
    block-size: 100%;
    overflow: hidden;
    background: transparent;
    color: inherit;
    resize: none;
  }
  textarea:focus-visible {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 0;
  }
  textarea::placeholder {
    color: ${tokens.color.quiet};
    opacity: 1;
  }
  textarea:disabled {
    cursor: not-allowed;
  }
`;

export const NewRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: flex-end;
  gap: ${tokens.space.s};
  padding: 6px;
  > :first-child {
    flex: 1 1 180px;
  }
  /* The text of a new item stands under the texts of the others. */
  @container (min-width: 420px) {
    padding-inline-start: 46px;
  }
  button {
    min-block-size: ${tokens.target};
    padding-block: 8px;
  }
`;
