import styled from 'styled-components';
import { tokens } from '../theme/index.ts';
import { Heading } from './Heading/index.ts';

/** A part of the report under a hairline. */
export const Part = styled.section`
  display: grid;
  gap: 20px;
  padding-block: clamp(28px, 5vw, 40px);
  border-block-start: 1px solid ${tokens.color.line};
  min-inline-size: 0;
  @media print {
    padding-block: 20px;
  }
`;

export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space.xs} ${tokens.space.m};
  break-after: avoid;
`;

export const PartTitle = styled(Heading)`
  font-size: ${tokens.size.h3};
  overflow-wrap: anywhere;
`;

/** The figure of a part, beside its title; a unit stands in a span. */
export const Figure = styled.p`
  color: ${tokens.color.quiet};
  font-family: ${tokens.font.heading};
  font-size: ${tokens.size.h3};
  font-weight: 560;
  line-height: 1.1;
  font-variant-numeric: lining-nums tabular-nums;
  span {
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.text};
    font-weight: 400;
    letter-spacing: 0;
  }
`;

export const Text = styled.p`
  max-inline-size: ${tokens.width.text};
  break-after: avoid;
`;

export const Small = styled.p`
  max-inline-size: ${tokens.width.text};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

/** Something that can be done with an answer, and how that went; not on paper. */
export const WayBox = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.s};
  min-inline-size: 0;
  p {
    max-inline-size: ${tokens.width.text};
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  [role='alert'] {
    color: ${tokens.color.danger};
  }
  @media print {
    display: none;
  }
`;
