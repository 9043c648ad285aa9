import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Facts = styled.section`
  display: grid;
  gap: ${tokens.space.l};
  h2 {
    font-size: ${tokens.size.h3};
  }
`;

export const Note = styled.p`
  max-inline-size: ${tokens.width.text};
  color: ${tokens.color.quiet};
`;

export const Fact = styled.div`
  display: grid;
  gap: ${tokens.space.m};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  h3 {
    font-size: 1rem;
  }
`;
