import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** The picture has its background in itself: most logos are made for white paper, in the dark, too. */
export const Picture = styled.img`
  justify-self: start;
  inline-size: auto;
  block-size: auto;
  max-inline-size: min(160px, 100%);
  max-block-size: 48px;
  border-radius: 4px;
  box-shadow: 0 0 0 1px ${tokens.color.line};
`;
