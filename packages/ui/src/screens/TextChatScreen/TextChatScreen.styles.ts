import styled from 'styled-components';

/** The bar above the page has 69 px. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 860px;
  block-size: max(440px, calc(100dvh - 69px));
  margin-inline: auto;
  padding: clamp(16px, 3vw, 32px) 20px;
  > div {
    min-block-size: 0;
    overflow: hidden;
  }
  @media (max-width: 600px) {
    padding: 0;
    > div {
      border-width: 0;
      border-radius: 0;
    }
  }
`;
