import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Box = styled.div`
  display: grid;
  gap: ${tokens.space.s};
  padding: ${tokens.space.m} ${tokens.space.l};
  border-radius: ${tokens.radius.field};
  background: ${tokens.color.thinkingSoft};
  h3 {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s};
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.text};
    font-weight: 600;
    letter-spacing: 0;
  }
  svg {
    flex: none;
    color: ${tokens.color.thinking};
  }
`;

export const List = styled.ul`
  display: grid;
  gap: ${tokens.space.s};
  margin: 0;
  padding-inline-start: ${tokens.space.l};
  overflow-wrap: anywhere;
  line-height: 1.45;
`;
