import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Close = styled.section`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.xxl};
  inline-size: min(calc(${tokens.width.page} - 40px), 100% - 40px);
  margin-inline: auto;
  padding-block: clamp(64px, 9vw, 120px);
  text-align: center;
  > svg {
    color: ${tokens.color.accent};
  }
  h2 {
    max-inline-size: 18ch;
    font-size: clamp(2rem, 1.2rem + 3.4vw, ${tokens.size.h1});
    letter-spacing: -0.025em;
  }
  > div,
  > div > div {
    justify-content: center;
    justify-items: center;
  }
  @media (max-width: 480px) {
    > div {
      inline-size: 100%;
      justify-items: stretch;
    }
  }
`;
