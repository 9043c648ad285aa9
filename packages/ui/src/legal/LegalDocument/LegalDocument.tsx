import { Fragment, useId } from 'react';
import { Prose } from '../../primitives/index.ts';
import { TableOfContents } from '../TableOfContents/index.ts';
import type { LegalSection } from '../types.ts';
import { Contents, Head, InShort, Sheet } from './LegalDocument.styles.ts';

export interface LegalDocumentProps {
  readonly title: string;
  /** The day of the last change, for machines (`2025-04-27`) and for people. */
  readonly revised: { readonly date: string; readonly text: string };
  /** What a reader in a hurry has to know. */
  readonly inShort: readonly string[];
  readonly sections: readonly LegalSection[];
}

/** A legal text that can be read: the main points first, then numbered sections that can be linked to. */
export function LegalDocument({ title, revised, inShort, sections }: LegalDocumentProps) {
  const id = useId();
  return (
    <Sheet>
      <Head>
        <h1>{title}</h1>
        <p>
          Last revised <time dateTime={revised.date}>{revised.text}</time>
        </p>
      </Head>
      <Contents>
        <TableOfContents sections={sections} />
      </Contents>
      <div>
        <InShort aria-labelledby={id}>
          <h2 id={id}>In short</h2>
          <ul>
            {inShort.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>This summary helps you to read. What counts is the text below.</p>
        </InShort>
        <Prose>
          {sections.map((section, index) => (
            <Fragment key={section.id}>
              <h2 id={section.id}>
                {index + 1}. {section.title}
              </h2>
              {section.body}
            </Fragment>
          ))}
        </Prose>
      </div>
    </Sheet>
  );
}
