import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** On a phone the button comes before the list, on a desktop beside it. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxl};
  max-inline-size: ${tokens.width.page};
  margin-inline: auto;
  padding: clamp(28px, 6vw, 72px) 20px clamp(48px, 8vw, 96px);
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1.15fr) minmax(360px, 1fr);
    grid-template-rows: auto 1fr;
    gap: ${tokens.space.huge} 72px;
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${tokens.space.l};
  h1 {
    font-size: clamp(2.25rem, 1.5rem + 3.2vw, ${tokens.size.h1});
  }
  p {
    max-inline-size: 44ch;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.lead};
    text-wrap: balance;
  }
`;

export const Start = styled.div`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space.xl};
  }
  @media (min-width: 900px) {
    grid-column: 2;
    grid-row: 1 / 3;
  }
`;
