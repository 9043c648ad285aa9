/** A moment or a length as `m:ss`. */
export function clock(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A moment as `m:ss`: the second in which it lies, as players count. */
export const moment = (ms: number): string => clock(Math.floor(ms / 1_000) * 1_000);

/** A short length as `2.4 s`. */
export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** `1 word`, `2 words`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** Text with its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One line, at most `most` characters, cut at the end with an ellipsis. */
export function oneLine(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

/**
 * Breaks text into lines of at most `width` characters, its own line breaks and columns
 * kept, every line but the first indented.
 */
export function wrap(text: string, indent = '', width = 72): string {
  const lines: string[] = [];
  for (const given of text.trim().split('\n')) {
    let line = lines.length > 0 ? indent : '';
    let empty = true;
    for (const word of given
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .split(' ')) {
      if (!empty && line.length + 1 + word.length > width) {
        lines.push(line);
        line = indent;
        empty = true;
      }
      line += empty ? word : ` ${word}`;
      empty = false;
    }
    lines.push(line);
  }
  return lines.join('\n');
}
