import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  padding-block-end: ${tokens.space.xxl};
`;

export const Title = styled.h1`
  font-size: clamp(2rem, 1.4rem + 2.8vw, ${tokens.size.h1});
  outline: none;
`;

export const About = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.l};
  color: ${tokens.color.quiet};
  b {
    color: ${tokens.color.ink};
    font-weight: 600;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxl};
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: 64px;
  }
`;

export const Main = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.xxl};
  min-inline-size: 0;
`;

export const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: ${tokens.space.xl};
  min-inline-size: 0;
  /* On a phone: whom to write to, then the evidence, then who decided what. */
  @media (max-width: 899px) {
    display: contents;
    > * {
      order: -1;
    }
    > :last-child {
      order: 1;
    }
  }
  @media (min-width: 900px) {
    position: sticky;
    inset-block-start: 96px;
  }
`;

/** What the employer notes for themselves. */
export const Own = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.l};
  > form {
    inline-size: 100%;
  }
`;

export const Shown = styled.section`
  display: grid;
  gap: ${tokens.space.xl};
  h2 {
    font-size: ${tokens.size.h3};
  }
`;

/** Folded: most readers know after the first candidate. */
export const Key = styled.details`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  summary {
    inline-size: fit-content;
    padding-block: 10px;
    cursor: pointer;
  }
  dl {
    display: grid;
    gap: ${tokens.space.m};
    margin: 0;
    padding-block: ${tokens.space.s};
  }
  dt {
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  dd {
    max-inline-size: ${tokens.width.text};
    margin: 0;
  }
`;
