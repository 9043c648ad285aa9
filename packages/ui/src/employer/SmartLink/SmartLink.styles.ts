import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Whole = styled.div`
  display: grid;
  gap: ${tokens.space.huge};
`;

export const Private = styled.div`
  display: grid;
  gap: ${tokens.space.s};
  > p {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: ${tokens.space.xl} ${tokens.space.xxl};
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Note = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};
  padding-block-start: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
  h2 {
    font-size: ${tokens.size.h4};
    line-height: 1.2;
  }
  p {
    max-inline-size: 46ch;
    color: ${tokens.color.quiet};
    overflow-wrap: anywhere;
  }
  strong {
    color: ${tokens.color.ink};
    font-weight: 580;
  }
`;
