import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Heading } from '../Heading/index.ts';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${tokens.space.xl};
  padding-block-end: ${tokens.space.xxl};
`;

export const Kicker = styled.p`
  margin-block-end: ${tokens.space.s};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

export const Title = styled(Heading)`
  font-size: clamp(2rem, 1.4rem + 2.8vw, ${tokens.size.h1});
  overflow-wrap: anywhere;
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.xl};
  margin: ${tokens.space.l} 0 0;
  padding: 0;
  list-style: none;
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.lead};
  /* One line of a phone. */
  @media (max-width: 480px) {
    column-gap: ${tokens.space.l};
    font-size: ${tokens.size.text};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m};
  @media print {
    display: none;
  }
`;
