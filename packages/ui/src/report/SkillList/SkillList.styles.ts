import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Heading } from '../Heading/index.ts';

export const Skill = styled.article`
  display: grid;
  gap: ${tokens.space.l};
  min-inline-size: 0;
  padding-block-start: 20px;
  border-block-start: 1px solid ${tokens.color.line};
  break-inside: avoid;
`;

/** A claim with the words that it rests on. */
export const Claim = styled.div`
  display: grid;
  gap: ${tokens.space.s};
`;

export const Name = styled(Heading)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space.xs} ${tokens.space.m};
  font-size: ${tokens.size.h4};
  overflow-wrap: anywhere;
  > span {
    color: ${tokens.color.quiet};
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.text};
    font-weight: 400;
    letter-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 560px) {
    display: grid;
  }
`;
