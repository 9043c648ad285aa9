import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;
`;

export const NoticeRow = styled.div`
  max-inline-size: ${tokens.width.page};
  margin-inline: auto;
  padding: ${tokens.space.l} 20px 0;
`;
