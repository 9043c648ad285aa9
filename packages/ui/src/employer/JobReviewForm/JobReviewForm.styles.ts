import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Form = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxl};
  :is(input, textarea):read-only {
    border-color: ${tokens.color.line};
    background: ${tokens.color.sunken};
    color: ${tokens.color.quiet};
  }
`;

export const Calls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m};
  @media (max-width: 600px) {
    > * {
      inline-size: 100%;
    }
    /* The moving bars take the room of the padding, so that the label keeps its line. */
    > [aria-busy='true'] {
      padding-inline: ${tokens.space.s};
    }
  }
`;
