import type { ReactNode } from 'react';

/** Whoever operates the product, as the legal texts name it. */
export interface LegalBrand {
  readonly name: string;
  readonly supportEmail: string;
  /** A contact page of the operator's own; without one, the last section of the terms is the contact page. */
  readonly contactUrl?: string | undefined;
}

/** One section of a legal text. */
export interface LegalSection {
  /** Anchor of its heading; never changed, since others link to it. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs and lists, without a heading of the second level. */
  readonly body: ReactNode;
}
