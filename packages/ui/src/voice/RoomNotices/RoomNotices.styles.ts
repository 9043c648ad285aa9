import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Stack = styled.div`
  display: grid;
`;

export const More = styled.details`
  padding-inline: ${tokens.space.l};
  summary {
    display: list-item;
    inline-size: max-content;
    max-inline-size: 100%;
    margin-block: ${tokens.space.xs};
    padding-block: 10px;
    border-radius: 4px;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
    font-weight: 580;
    line-height: 24px;
    cursor: pointer;
  }
  > div {
    display: grid;
    gap: ${tokens.space.s};
    margin-inline: -16px;
  }
`;
