import styled from 'styled-components';
import { tokens } from '../theme/index.ts';
import { Heading } from './Heading/index.ts';

/** A passage of the coach's letter. */
export const Passage = styled.section`
  display: grid;
  gap: ${tokens.space.l};
  align-content: start;
  padding-block: clamp(28px, 5vw, 40px);
  border-block-start: 1px solid ${tokens.color.line};
  @media (min-width: 900px) {
    grid-template-columns: minmax(150px, 220px) minmax(0, 1fr);
    column-gap: ${tokens.space.huge};
  }
  @media print {
    padding-block: 20px;
    break-inside: avoid;
  }
`;

/** A heading that stands beside what it is about. */
export const Kicker = styled(Heading)`
  color: ${tokens.color.accent};
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.text};
  font-weight: 600;
  letter-spacing: 0;
  line-height: 1.5;
`;

/** What stands beside the heading. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  align-content: start;
`;

export const Sentence = styled.p`
  max-inline-size: 40ch;
  font-family: ${tokens.font.heading};
  font-size: clamp(1.375rem, 1.2rem + 0.8vw, ${tokens.size.h3});
  font-weight: 560;
  letter-spacing: -0.015em;
  line-height: 1.2;
`;

export const Why = styled.p`
  max-inline-size: 62ch;
  font-size: ${tokens.size.lead};
`;
