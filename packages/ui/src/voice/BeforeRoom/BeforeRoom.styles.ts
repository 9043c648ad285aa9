import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.xxl};
  max-inline-size: 820px;
  min-block-size: 100dvh;
  margin-inline: auto;
  padding: ${tokens.space.s} 20px calc(${tokens.space.huge} + env(safe-area-inset-bottom));
`;

/** Its cross stands above the right edge of the text. */
export const Close = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-inline-end: -12px;
  margin-block-end: -16px;
`;

export const Head = styled.div`
  display: grid;
  gap: ${tokens.space.m};
  > img {
    margin-block-end: ${tokens.space.s};
  }
  h1 {
    font-size: clamp(2rem, 1.5rem + 2.4vw, ${tokens.size.h2});
  }
  p {
    max-inline-size: 60ch;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.lead};
  }
`;
