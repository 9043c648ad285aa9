import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Stretch } from '../section.styles.ts';

export const Block = styled(Stretch)`
  display: grid;
  gap: clamp(32px, 4vw, 48px);
  border-block-start: 1px solid ${tokens.color.line};
  h2 {
    font-size: clamp(1.75rem, 1.2rem + 2.2vw, ${tokens.size.h2});
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space.xxl};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space.huge};
  }
  li {
    display: grid;
    align-content: start;
    gap: ${tokens.space.s};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    margin-block-end: ${tokens.space.xs};
    color: ${tokens.color.accent};
    font-family: ${tokens.font.heading};
    font-size: ${tokens.size.h2};
    font-weight: 400;
    line-height: 1;
  }
  h3 {
    font-size: ${tokens.size.h4};
    line-height: 1.2;
  }
  p {
    max-inline-size: 40ch;
    color: ${tokens.color.quiet};
  }
`;
