import styled from 'styled-components';

/** The way out, in the corner; last in the order of the keyboard, which starts in what the dialog is about. */
export const Cross = styled.div`
  position: absolute;
  inset-block-start: 14px;
  inset-inline-end: 14px;
`;
