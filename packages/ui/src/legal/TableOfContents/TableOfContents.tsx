import { ChevronDownIcon } from '../../primitives/index.ts';
import type { LegalSection } from '../types.ts';
import { Entries, Narrow, Title, Wide } from './TableOfContents.styles.ts';

export interface TableOfContentsProps {
  readonly sections: readonly Pick<LegalSection, 'id' | 'title'>[];
}

/** The sections of a long text, as links: beside it where there is room, else folded above it. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  const entries = (
    <Entries>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </Entries>
  );
  return (
    <>
      <Wide aria-label="Contents">
        <Title>Contents</Title>
        {entries}
      </Wide>
      <Narrow aria-label="Contents">
        <details>
          <summary>
            Contents
            <ChevronDownIcon />
          </summary>
          {entries}
        </details>
      </Narrow>
    </>
  );
}
