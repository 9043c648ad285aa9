import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Box = styled.section`
  display: grid;
  gap: ${tokens.space.l};
  min-inline-size: 0;
  h2 {
    font-size: ${tokens.size.h4};
  }
  > p {
    max-inline-size: ${tokens.width.text};
    color: ${tokens.color.quiet};
  }
`;

export const Choices = styled.div`
  display: grid;
  max-inline-size: 560px;
`;

export const Option = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${tokens.space.m};
  align-items: start;
  padding-block: ${tokens.space.m};
  border-block-start: 1px solid ${tokens.color.line};
  cursor: pointer;
  input {
    inline-size: 20px;
    block-size: 20px;
    margin: 2px;
    accent-color: ${tokens.color.accent};
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m} ${tokens.space.l};
  max-inline-size: 560px;
  > p {
    flex: 1 1 240px;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
`;
