import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Heading } from '../Heading/index.ts';

export const Score = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${tokens.space.m};
`;

/** Five bars that grow: as many are lit as the score says. */
export const Steps = styled.span`
  display: flex;
  align-items: flex-end;
  gap: 4px;
  > span {
    inline-size: 7px;
    block-size: 12px;
    border-radius: 4px;
    background: ${tokens.color.line};
    print-color-adjust: exact;
  }
  > span:nth-child(2) {
    block-size: 16px;
  }
  > span:nth-child(3) {
    block-size: 20px;
  }
  > span:nth-child(4) {
    block-size: 24px;
  }
  > span:nth-child(5) {
    block-size: 28px;
  }
  > span[data-lit='true'] {
    background: ${tokens.color.accent};
  }
`;

export const ScoreText = styled.p`
  font-family: ${tokens.font.heading};
  font-size: ${tokens.size.h4};
  font-weight: 560;
  line-height: 1;
`;

export const Criteria = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${tokens.space.l} ${tokens.space.xl};
  margin: 0;
  padding: 0;
  list-style: none;
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-content: start;
    column-gap: ${tokens.space.m};
    break-inside: avoid;
  }
  strong {
    font-weight: 580;
  }
  span {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
    line-height: 24px;
    white-space: nowrap;
  }
`;

export const Anchor = styled.p`
  grid-column: 1 / -1;
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

export const Parts = styled.dl`
  display: grid;
  gap: ${tokens.space.xl};
  margin: ${tokens.space.m} 0 0;
  @media (min-width: 720px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const StoryPart = styled.div`
  padding-block-start: ${tokens.space.m};
  border-block-start: 3px solid ${tokens.color.accent};
  break-inside: avoid;
  print-color-adjust: exact;
  dt {
    font-weight: 580;
  }
  &[data-found='false'] {
    border-block-start-color: ${tokens.color.line};
    color: ${tokens.color.quiet};
  }
`;

export const Found = styled.dd`
  margin: ${tokens.space.xs} 0 0;
  overflow-wrap: anywhere;
`;

export const Subtitle = styled(Heading)`
  color: ${tokens.color.quiet};
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.small};
  font-weight: 600;
  letter-spacing: 0;
  line-height: 1.5;
`;

export const Rewrite = styled.div`
  display: grid;
  gap: ${tokens.space.s};
  padding: ${tokens.space.l} 20px;
  border-radius: ${tokens.radius.field};
  background: ${tokens.color.sunken};
  break-inside: avoid;
  print-color-adjust: exact;
  > p {
    max-inline-size: ${tokens.width.text};
  }
  small {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
    text-wrap: pretty;
  }
`;

export const Gap = styled.mark`
  padding: 1px 6px;
  border: 1px dashed ${tokens.color.accent};
  border-radius: 6px;
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.ink};
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
`;
