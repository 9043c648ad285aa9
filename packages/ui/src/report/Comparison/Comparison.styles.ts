import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Heading } from '../Heading/index.ts';

export const Asked = styled.p`
  max-inline-size: 60ch;
  font-size: ${tokens.size.lead};
  font-weight: 580;
  overflow-wrap: anywhere;
`;

/** Answers beside each other: a column each, a row for each measure, its name over it on a phone. */
export const Table = styled.div`
  --answers: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 760px;
  &[data-answers='3'] {
    --answers: 3;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--answers), minmax(0, 1fr));
  gap: ${tokens.space.xs} ${tokens.space.l};
  align-items: baseline;
  padding-block: ${tokens.space.m};
  border-block-start: 1px solid ${tokens.color.line};
  font-variant-numeric: tabular-nums;
  > [role='rowheader'] {
    grid-column: 1 / -1;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  > [role='columnheader'] {
    font-weight: 600;
  }
  > [role='columnheader'] small {
    display: block;
    color: ${tokens.color.quiet};
    font-weight: 400;
  }
  > [role='cell'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  @media (min-width: 640px) {
    grid-template-columns: minmax(90px, 140px) repeat(var(--answers), minmax(0, 1fr));
    > [role='rowheader'] {
      grid-column: 1;
    }
  }
  @media (max-width: 639px) {
    > [data-corner] {
      position: absolute;
    }
  }
`;

export const News = styled.ul`
  display: grid;
  gap: ${tokens.space.l};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${tokens.space.xs} ${tokens.space.s};
  }
  svg {
    align-self: center;
    color: ${tokens.color.listening};
  }
  p {
    grid-column: 2;
    max-inline-size: 60ch;
    color: ${tokens.color.quiet};
    overflow-wrap: anywhere;
  }
`;

/** Both answers in full, side by side where there is room. */
export const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  p {
    max-inline-size: ${tokens.width.text};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @media (min-width: 760px) {
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  }
`;

export const TextTitle = styled(Heading)`
  margin-block-end: ${tokens.space.xs};
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.text};
  font-weight: 600;
  letter-spacing: 0;
`;

export const FoldTitle = styled.span`
  font-weight: 600;
`;
