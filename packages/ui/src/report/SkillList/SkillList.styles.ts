import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Heading } from '../Heading/index.ts';

/** Skills under each other. */
export const Skills = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Skill = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
  min-inline-size: 0;
  padding-block: 14px;
  border-block-start: 1px solid ${tokens.color.line};
  &:last-child {
    padding-block-end: 0;
  }
  @media print {
    padding-block: 10px;
  }
`;

/** A claim with the words that it rests on. */
export const Claim = styled.div`
  display: grid;
  gap: ${tokens.space.s};
  break-inside: avoid;
`;

export const Name = styled(Heading)`
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.lead};
  font-weight: 580;
  letter-spacing: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;
