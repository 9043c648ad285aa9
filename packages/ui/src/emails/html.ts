/** A piece of HTML that is safe to put into another one. Only {@link html} and {@link raw} make it. */
export class Fragment {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** What may stand in a template: text and numbers are escaped, fragments are kept, null and false are nothing. */
export type Slot = string | number | null | undefined | false | Fragment | readonly Slot[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Mail programs drop or choke on control characters; line breaks and tabs stay. */
const controls = /[^\P{Cc}\n\t]/gu;

const escape = (text: string) => text.replace(controls, '').replace(/[&<>"']/g, (found) => entities[found] ?? found);

function fill(slot: Slot): string {
  if (slot === null || slot === undefined || slot === false) return '';
  if (slot instanceof Fragment) return slot.toString();
  if (typeof slot === 'string' || typeof slot === 'number') return escape(String(slot));
  return slot.map(fill).join('');
}

/**
 * Tag of a template of HTML: everything put into it is escaped, for text and for quoted attributes alike, unless it is
 * itself made by this tag. Line breaks with their indents become one space, since some mail programs cut long messages.
 */
export function html(parts: TemplateStringsArray, ...slots: readonly Slot[]): Fragment {
  const markup = parts.map((part) => part.replace(/\s*\n\s*/g, ' '));
  return new Fragment(markup.map((part, i) => part + fill(slots[i])).join(''));
}

/** Markup of our own that a template can't hold, such as a style sheet; never for what somebody said or typed. */
export const raw = (markup: string): Fragment => new Fragment(markup);
