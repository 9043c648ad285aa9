import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Grid = styled.table`
  inline-size: 100%;
  max-inline-size: 720px;
  border-collapse: separate;
  border-spacing: ${tokens.space.s} ${tokens.space.m};
  margin-inline-start: -8px;
  table-layout: fixed;
  break-inside: avoid;
  th {
    font-size: ${tokens.size.small};
    font-weight: 580;
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead td,
  tbody th {
    inline-size: 40px;
  }
  tbody th {
    padding-block-start: 14px;
    vertical-align: top;
  }
  @media (max-width: 480px) {
    border-spacing: 2px ${tokens.space.m};
    margin-inline-start: -2px;
    th {
      font-size: 0.8125rem;
      letter-spacing: -0.01em;
    }
    thead td,
    tbody th {
      inline-size: 26px;
    }
  }
`;

/** Found parts stand under a bar in colour, as in the answer itself. */
export const Cell = styled.td`
  padding: ${tokens.space.s} 0 0;
  border-block-start: 6px solid ${tokens.color.line};
  vertical-align: top;
  print-color-adjust: exact;
  &[data-found='true'] {
    border-block-start-color: ${tokens.color.accent};
  }
`;

export const Found = styled.span`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;
