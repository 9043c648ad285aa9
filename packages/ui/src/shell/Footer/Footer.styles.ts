import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Foot = styled.footer`
  border-block-start: 1px solid ${tokens.color.line};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.l} ${tokens.space.xxl};
  max-inline-size: ${tokens.width.page};
  margin-inline: auto;
  padding: ${tokens.space.xl} 20px ${tokens.space.xxl};
  font-size: ${tokens.size.small};
  color: ${tokens.color.quiet};
  > nav {
    margin-inline-end: auto;
  }
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.xl};
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.target};
  }
  && button[data-variant='link'] {
    min-block-size: ${tokens.target};
    color: inherit;
    text-decoration-color: transparent;
  }
  && button[data-variant='link']:hover {
    color: ${tokens.color.ink};
    text-decoration-color: currentcolor;
  }
`;
