import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Heading } from '../Heading/index.ts';

export const Card = styled.article`
  display: grid;
  gap: ${tokens.space.l};
  min-inline-size: 0;
  padding: clamp(20px, 3vw, 32px);
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  @media print {
    break-inside: avoid;
    padding: 16px 0;
    border-inline: 0;
    border-block-end: 0;
    border-radius: 0;
  }
`;

export const Question = styled(Heading)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.m};
  max-inline-size: 46ch;
  font-size: ${tokens.size.h4};
  line-height: 1.2;
  overflow-wrap: anywhere;
  > span {
    color: ${tokens.color.accent};
    font-variant-numeric: lining-nums;
  }
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

export const Outcome = styled.span`
  padding: 2px 10px;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.sunken};
  color: ${tokens.color.ink};
  print-color-adjust: exact;
`;

export const Unassessed = styled.p`
  max-inline-size: ${tokens.width.text};
  color: ${tokens.color.quiet};
`;

/** Cards of answers under each other. */
export const Answers = styled.div`
  display: grid;
  gap: ${tokens.space.l};
`;
