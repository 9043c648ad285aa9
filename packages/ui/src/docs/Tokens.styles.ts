import { styled } from 'styled-components';
import { tokens } from '../theme/index.ts';

export const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${tokens.space.l};
  margin: 0;
`;

export const Cell = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.xs};
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    font-size: ${tokens.size.small};
    color: ${tokens.color.quiet};
  }
`;

export const Swatch = styled.div`
  block-size: 64px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.field};
`;

export const Rows = styled.dl`
  display: grid;
  gap: ${tokens.space.xl};
  margin: 0;
  dt {
    font-size: ${tokens.size.small};
    color: ${tokens.color.quiet};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Measure = styled.div`
  block-size: 16px;
  background: ${tokens.color.accent};
`;

export const Corner = styled.div`
  inline-size: 120px;
  block-size: 64px;
  border: 1px solid ${tokens.color.edge};
  background: ${tokens.color.raised};
`;
