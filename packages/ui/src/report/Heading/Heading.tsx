import { createContext, use, type ComponentProps } from 'react';

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const Level = createContext(1);

/** The level, 1 to 6, at which the headings inside begin: a report can be a whole page or a part of one. */
export const HeadingLevel = Level;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** How far under the report's own title; its sections are 1. */
  readonly under?: number;
}

/** A heading that keeps its place in the outline wherever the report stands. */
export function Heading({ under = 0, ...rest }: HeadingProps) {
  const Tag = tags[use(Level) + under - 1] ?? 'h6';
  return <Tag {...rest} />;
}
