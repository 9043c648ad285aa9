import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};
  h2 {
    font-size: clamp(1.5rem, 5vw, ${tokens.size.h3});
  }
  p {
    max-inline-size: ${tokens.width.text};
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.lead};
  }
`;
