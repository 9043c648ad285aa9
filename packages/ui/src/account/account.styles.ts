import styled from 'styled-components';
import { tokens } from '../theme/index.ts';

/** Something that can be done with the account: what it means, then the button. */
export const Deed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  h3 {
    font-size: ${tokens.size.lead};
    line-height: 1.3;
  }
  > p {
    max-inline-size: 56ch;
    color: ${tokens.color.quiet};
  }
  > [role='alert'],
  > [role='status'] {
    justify-self: stretch;
  }
  > button {
    margin-block-start: ${tokens.space.xs};
  }
`;

/** A list of questions, a line between each. */
export const QuestionList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    min-inline-size: 0;
    border-block-start: 1px solid ${tokens.color.line};
  }
  > li:last-child {
    border-block-end: 1px solid ${tokens.color.line};
  }
`;

export const Question = styled.span`
  display: block;
  max-inline-size: 52ch;
  font-size: ${tokens.size.lead};
  font-weight: 580;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

/** Under a question: where and when it was answered. */
export const About = styled.span`
  display: block;
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

/** Under a question: what went wrong with it. */
export const Problem = styled.p`
  grid-column: 1 / -1;
  color: ${tokens.color.danger};
  font-size: ${tokens.size.small};
`;
