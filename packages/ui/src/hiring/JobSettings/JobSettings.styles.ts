import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxl};
  max-inline-size: ${tokens.width.text};
  > div > button {
    inline-size: auto;
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${tokens.space.s};
  h2 {
    font-size: ${tokens.size.h3};
  }
  p {
    color: ${tokens.color.quiet};
  }
`;
