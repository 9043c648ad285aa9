import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  padding-block: clamp(32px, 4vw, 48px);
  border-block-start: 1px solid ${tokens.color.line};
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: 72px;
  }
`;

export const Head = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};
  h2 {
    font-size: ${tokens.size.h4};
    line-height: 1.2;
  }
  p {
    max-inline-size: 40ch;
    color: ${tokens.color.quiet};
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.xl};
`;
