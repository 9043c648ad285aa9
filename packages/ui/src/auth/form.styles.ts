import styled from 'styled-components';
import { tokens } from '../theme/index.ts';

export const Form = styled.form`
  display: grid;
  gap: ${tokens.space.xl};
  h1 {
    font-size: ${tokens.size.h3};
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: ${tokens.space.l};
`;

export const Lead = styled.p`
  overflow-wrap: anywhere;
  color: ${tokens.color.quiet};
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m};
  > * {
    flex: 1 0 auto;
  }
`;
