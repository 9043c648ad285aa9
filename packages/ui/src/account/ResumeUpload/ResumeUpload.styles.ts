import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  h3 {
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.small};
    font-weight: 580;
    letter-spacing: 0;
    line-height: 1.5;
  }
`;

export const File = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m} ${tokens.space.l};
  padding: ${tokens.space.l};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  > [role='progressbar'] {
    flex: 1;
  }
`;
