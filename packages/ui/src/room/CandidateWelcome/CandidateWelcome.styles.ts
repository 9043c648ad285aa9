import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-end: 1px solid ${tokens.color.line};
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${tokens.space.l};
    padding-block: ${tokens.space.l};
    border-block-start: 1px solid ${tokens.color.line};
  }
  svg {
    margin-block-start: 2px;
    color: ${tokens.color.accent};
  }
  span {
    max-inline-size: ${tokens.width.text};
  }
`;

export const Go = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.m} ${tokens.space.xl};
  p {
    color: ${tokens.color.quiet};
  }
  @media (max-width: 480px) {
    > button {
      inline-size: 100%;
    }
  }
`;
