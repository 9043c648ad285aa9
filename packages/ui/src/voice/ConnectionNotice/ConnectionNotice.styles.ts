import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Stack = styled.div`
  display: grid;
`;

export const Help = styled.details`
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
  ol {
    padding-block-end: ${tokens.space.m};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.l};
  padding-inline-start: ${tokens.space.l};
  > details[open] {
    flex-basis: 100%;
  }
`;
