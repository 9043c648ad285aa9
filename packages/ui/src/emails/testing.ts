const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&', nbsp: ' ' };

/** What a reader of the HTML part reads, piece by piece. */
export function readable(html: string): string[] {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<div style="display:none.*?<\/div>/, '')
    .split(/<[^>]*>/)
    .map((piece) => piece.replace(/&([^;]+);/g, (_all, name: string) => entities[name] ?? '?'))
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Text without its line breaks. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ');

/** What the HTML part says and the plain part does not. */
export function missedByText({ html, text }: { readonly html: string; readonly text: string }): string[] {
  const plain = flat(text).toLowerCase();
  return readable(html).filter((piece) => !plain.includes(piece.toLowerCase()));
}
