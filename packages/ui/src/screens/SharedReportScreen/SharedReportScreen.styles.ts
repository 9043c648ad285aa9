import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.huge};
  max-inline-size: 960px;
  margin-inline: auto;
  padding: clamp(20px, 4vw, 40px) 20px clamp(48px, 8vw, 96px);
  @media print {
    max-inline-size: none;
    padding: 0;
  }
`;
