import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Main = styled.main`
  outline: none;
`;

/** Stands above the report, as wide as it. */
export const Thanks = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  max-inline-size: 960px;
  margin-inline: auto;
  padding: clamp(28px, 6vw, 56px) 20px 0;
  h1 {
    font-size: ${tokens.size.h2};
  }
  h2 {
    font-size: ${tokens.size.h4};
  }
  > p {
    max-inline-size: ${tokens.width.text};
    color: ${tokens.color.quiet};
    text-wrap: pretty;
  }
  &[data-alone='true'] {
    align-content: center;
    min-block-size: min(70vh, 560px);
    padding-block-end: ${tokens.space.huge};
  }
  @media print {
    display: none;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** `data-state`: done, now, or later. */
export const Step = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  align-items: center;
  min-block-size: 32px;
  color: ${tokens.color.quiet};
  &[data-state='now'] {
    color: ${tokens.color.ink};
    font-weight: 580;
  }
  svg {
    color: ${tokens.color.accent};
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m};
`;

export const Next = styled.section`
  display: grid;
  margin-block-start: ${tokens.space.l};
  gap: ${tokens.space.m};
  max-inline-size: ${tokens.width.text};
`;
