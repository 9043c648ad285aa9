import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Feedback = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${tokens.space.m};
  /* Screen readers know of it before there are words; nothing moves aside for it. */
  &[data-empty='true'] {
    position: absolute;
  }
`;

export const Words = styled.p`
  max-inline-size: 52ch;
  padding: ${tokens.space.s} ${tokens.space.l};
  border-inline-start: 3px solid ${tokens.color.accent};
  background: ${tokens.color.raised};
  font-size: ${tokens.size.small};
  text-align: start;
  overflow-wrap: anywhere;
  b {
    font-weight: 580;
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.s};
  inline-size: 100%;
  max-inline-size: 360px;
  > button {
    padding-inline: ${tokens.space.m};
  }
`;
