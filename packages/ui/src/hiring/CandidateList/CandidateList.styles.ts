import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Groups = styled.div`
  display: grid;
  gap: ${tokens.space.huge};
  min-inline-size: 0;
`;

export const Group = styled.section`
  display: grid;
  gap: ${tokens.space.s};
  min-inline-size: 0;
  h2 {
    font-size: ${tokens.size.h3};
    span {
      color: ${tokens.color.quiet};
      font-variant-numeric: lining-nums;
    }
  }
  > p {
    max-inline-size: ${tokens.width.text};
    color: ${tokens.color.quiet};
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(400px, 100%), 1fr));
  gap: ${tokens.space.l};
  margin-block-start: ${tokens.space.m};
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
  button {
    min-block-size: ${tokens.target};
    padding-inline: ${tokens.space.l};
    border: 1px solid ${tokens.color.line};
    border-radius: 999px;
    background: none;
    color: ${tokens.color.quiet};
    font: inherit;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: ${tokens.color.edge};
    background: ${tokens.color.raised};
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  span {
    font-variant-numeric: lining-nums;
  }
`;
