import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Whole = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${tokens.space.s};
  padding: ${tokens.space.xxl} ${tokens.space.xl};
  overflow-y: auto;
  text-align: center;
  h2 {
    font-size: ${tokens.size.h3};
  }
  p {
    max-inline-size: 44ch;
    color: ${tokens.color.quiet};
  }
  @media (max-width: 600px) {
    padding-inline: 20px;
  }
`;

export const Suggestions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space.s};
  margin: ${tokens.space.l} 0 0;
  padding: 0;
  list-style: none;
  @media (max-width: 600px) {
    inline-size: 100%;
    li,
    button {
      inline-size: 100%;
    }
  }
`;
