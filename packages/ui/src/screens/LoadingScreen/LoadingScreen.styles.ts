import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Layers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  > * {
    grid-area: 1 / 1;
  }
`;

export const Room = styled.div`
  &[data-hidden='true'],
  &[data-hidden='true'] *,
  :root[data-known] &[data-hidden='if-known'],
  :root[data-known] &[data-hidden='if-known'] * {
    visibility: hidden !important;
  }
`;

export const Wait = styled.div`
  :root:not([data-known]) &[data-waits='if-known'] {
    display: none;
  }
`;

export const Page = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.l};
  min-block-size: 60vh;
  /* On a phone most pages are longer than its screen: the footer must not be seen before they are. */
  @media (max-width: 768px) {
    min-block-size: 92vh;
  }
  color: ${tokens.color.quiet};
  svg {
    color: ${tokens.color.accent};
  }
`;
