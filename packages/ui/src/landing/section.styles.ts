import styled from 'styled-components';
import { tokens } from '../theme/index.ts';

/** One stretch of the landing page, with a hairline to the one before. */
export const Stretch = styled.section`
  inline-size: min(calc(${tokens.width.page} - 40px), 100% - 40px);
  margin-inline: auto;
  padding-block: clamp(56px, 8vw, 104px);
  & + & {
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

/** Heading and lead on the left, what they speak of on the right; one above the other where it is narrow. */
export const Spread = styled(Stretch)`
  display: grid;
  gap: ${tokens.space.xxl};
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 72px;
  }
`;

export const Opening = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.l};
  h2 {
    max-inline-size: 16ch;
    font-size: clamp(1.75rem, 1.2rem + 2.2vw, ${tokens.size.h2});
  }
  > p {
    max-inline-size: 46ch;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.lead};
  }
`;
