import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Opening = styled.div`
  display: grid;
  gap: clamp(32px, 5vw, 56px);
  inline-size: min(calc(${tokens.width.page} - 40px), 100% - 40px);
  margin-inline: auto;
  padding-block: clamp(40px, 6vw, 72px) clamp(56px, 8vw, 104px);
`;

export const Pitch = styled.div`
  display: grid;
  gap: ${tokens.space.xl};
  h1 {
    font-size: clamp(2.5rem, 1.4rem + 4.4vw, ${tokens.size.h1});
    line-height: 1.04;
    letter-spacing: -0.025em;
  }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 6fr);
    align-items: end;
    gap: ${tokens.space.huge};
  }
`;

export const Offer = styled.div`
  display: grid;
  gap: ${tokens.space.xl};
  > p {
    max-inline-size: 46ch;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.lead};
  }
`;
