import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** On paper the letter has what was found in an answer, without every word. */
export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  max-inline-size: ${tokens.width.text};
  @media print {
    display: none;
  }
`;

export const Turn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.s};
  padding-inline-start: ${tokens.space.l};
  border-inline-start: 3px solid ${tokens.color.line};
  > * {
    max-inline-size: 100%;
  }
`;

export const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  inline-size: 100%;
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
`;

/** What becomes of a correction; the focus comes here when its form closes. */
export const Status = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  outline: none;
`;
