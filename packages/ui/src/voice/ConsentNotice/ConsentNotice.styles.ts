import styled from 'styled-components';
import { Card } from '../../primitives/index.ts';
import { tokens } from '../../theme/index.ts';

export const Box = styled(Card)`
  display: grid;
  gap: ${tokens.space.s};
  padding: ${tokens.space.l} ${tokens.space.xl};
  h2 {
    font-size: ${tokens.size.lead};
    line-height: 1.3;
  }
  p {
    max-inline-size: ${tokens.width.text};
    color: ${tokens.color.quiet};
  }
  @media (max-width: 480px) {
    padding: ${tokens.space.m} ${tokens.space.l};
    h2 {
      font-size: ${tokens.size.text};
    }
    p {
      font-size: ${tokens.size.small};
      text-wrap: wrap;
    }
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
  margin-block-start: ${tokens.space.xs};
  @media (max-width: 480px) {
    button {
      flex: 1 0 auto;
      padding-inline: ${tokens.space.m};
      font-size: ${tokens.size.small};
    }
  }
`;
