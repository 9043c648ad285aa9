import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Heading } from '../Heading/index.ts';

/** Yes or no, line by line. */
export const Criteria = styled.ul`
  display: grid;
  gap: ${tokens.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  @media print {
    gap: 6px;
  }
  > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    break-inside: avoid;
  }
  > li[data-met='false'] {
    color: ${tokens.color.quiet};
  }
  strong {
    font-weight: 580;
  }
  [data-met='false'] > strong {
    font-weight: 400;
  }
  p {
    grid-column: 2;
    max-inline-size: ${tokens.width.text};
    overflow-wrap: anywhere;
  }
`;

/** A check for yes, an empty ring for no. */
export const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
  margin-block-start: 3px;
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.pill};
  print-color-adjust: exact;
  [data-met='true'] > & {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
  svg {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 3;
  }
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
