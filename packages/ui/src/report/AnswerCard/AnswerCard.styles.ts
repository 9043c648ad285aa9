import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Heading } from '../Heading/index.ts';

/** Answers under each other. */
export const AnswerRows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Row = styled.article`
  /* The number's column, under which nothing stands. */
  --number: 28px;
  min-inline-size: 0;
  padding-block: 14px;
  border-block-start: 1px solid ${tokens.color.line};
  &:last-child {
    padding-block-end: 0;
  }
  details > :last-child {
    padding-inline-start: var(--number);
  }
  > div {
    padding-block-start: ${tokens.space.xs};
  }
  @media print {
    padding-block: 10px;
  }
`;

export const Question = styled(Heading)`
  display: grid;
  grid-template-columns: var(--number) minmax(0, 1fr);
  max-inline-size: 60ch;
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.lead};
  font-weight: 580;
  letter-spacing: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
  > span {
    color: ${tokens.color.accent};
    font-variant-numeric: lining-nums;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space.xs} ${tokens.space.l};
  padding-inline-start: var(--number);
`;

/** What stands under a question, where its number's column stays free. */
export const Indented = styled.div`
  padding-inline-start: var(--number);
`;

export const Line = styled.p`
  max-inline-size: ${tokens.width.text};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  text-wrap: pretty;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.l};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
`;

/** What can be done with an answer. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${tokens.space.m};
  min-inline-size: 0;
  @media print {
    display: none;
  }
`;
