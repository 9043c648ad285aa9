import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Fold = styled.details`
  summary {
    inline-size: fit-content;
    min-block-size: ${tokens.target};
    padding-block: 10px;
    cursor: pointer;
  }
`;

export const Options = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  padding-block: ${tokens.space.s} ${tokens.space.m};
  > p {
    max-inline-size: ${tokens.width.text};
    color: ${tokens.color.quiet};
  }
`;
