import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Column = styled.div`
  max-inline-size: ${tokens.width.text};
  overflow-wrap: break-word;
  line-height: 1.6;
  > * + * {
    margin-block-start: ${tokens.space.l};
  }
  h1 {
    font-size: clamp(${tokens.size.h3}, 6vw, ${tokens.size.h2});
  }
  > h2 {
    margin-block-start: ${tokens.space.huge};
    font-size: ${tokens.size.h3};
  }
  > h3 {
    margin-block-start: ${tokens.space.xxl};
    font-size: ${tokens.size.h4};
  }
  > h2 + *,
  > h3 + * {
    margin-block-start: ${tokens.space.m};
  }
  ul,
  ol {
    margin-block-end: 0;
    padding-inline-start: 1.4em;
  }
  li + li {
    margin-block-start: ${tokens.space.s};
  }
  li::marker {
    color: ${tokens.color.quiet};
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: ${tokens.space.l};
    border-inline-start: 3px solid ${tokens.color.accent};
    font-family: ${tokens.font.heading};
    font-size: ${tokens.size.lead};
  }
  hr {
    margin-block: ${tokens.space.xxl};
    border: 0;
    border-block-start: 1px solid ${tokens.color.line};
  }
`;
