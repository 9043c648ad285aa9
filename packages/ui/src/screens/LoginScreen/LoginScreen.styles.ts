import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Page = styled.div`
  display: grid;
  gap: ${tokens.space.huge};
  max-inline-size: ${tokens.width.page};
  margin-inline: auto;
  padding: clamp(28px, 6vw, 72px) 20px clamp(48px, 6vw, 72px);
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1.15fr) minmax(360px, 1fr);
    align-items: start;
    gap: 72px;
  }
`;

export const Pitch = styled.div`
  display: grid;
  gap: ${tokens.space.xl};
  h2 {
    font-size: clamp(2rem, 1.4rem + 2.6vw, ${tokens.size.h2});
  }
  @media (max-width: 480px) {
    > div > button {
      inline-size: 100%;
    }
  }
  @media (min-width: 900px) {
    grid-column: 1;
    grid-row: 1;
  }
`;
