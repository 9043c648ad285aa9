import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Evidence = styled.article`
  display: grid;
  gap: ${tokens.space.l};
  min-inline-size: 0;
  padding-block: ${tokens.space.xl};
  border-block-start: 1px solid ${tokens.color.line};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  h3 {
    font-size: ${tokens.size.h4};
    overflow-wrap: anywhere;
  }
  @media (max-width: 560px) {
    row-gap: ${tokens.space.s};
    h3 {
      flex: 1 0 100%;
    }
  }
`;

export const Claims = styled.ul`
  display: grid;
  gap: ${tokens.space.xl};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Claim = styled.li`
  display: grid;
  gap: ${tokens.space.s};
  break-inside: avoid;
  > p {
    max-inline-size: ${tokens.width.text};
  }
`;

export const Asked = styled.small`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  > [data-tone] {
    margin-inline-end: ${tokens.space.xs};
  }
`;

export const Nothing = styled.p`
  max-inline-size: ${tokens.width.text};
  color: ${tokens.color.quiet};
`;
