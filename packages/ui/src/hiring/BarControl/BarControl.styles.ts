import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Box = styled.section`
  display: grid;
  gap: ${tokens.space.l};
  min-inline-size: 0;
  h2 {
    font-size: ${tokens.size.h4};
  }
  > p {
    max-inline-size: ${tokens.width.text};
    color: ${tokens.color.quiet};
  }
`;

export const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.l};
  max-inline-size: 560px;
  > [role='status'] {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  @media (max-width: 480px) {
    > [role='status'],
    > button {
      grid-column: 1 / -1;
    }
  }
`;

export const Slider = styled.input`
  inline-size: 100%;
  block-size: ${tokens.target};
  margin: 0;
  accent-color: ${tokens.color.accent};
`;

export const Value = styled.p`
  && {
    color: ${tokens.color.ink};
    font-family: ${tokens.font.heading};
    font-size: ${tokens.size.h3};
    font-weight: 560;
    text-align: end;
    font-variant-numeric: lining-nums tabular-nums;
  }
  span {
    color: ${tokens.color.quiet};
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.small};
    font-weight: 400;
  }
`;
