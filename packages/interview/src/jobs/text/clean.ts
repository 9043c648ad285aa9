import { decodeEntities } from './entities.ts';

const invisible = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
// eslint-disable-next-line no-control-regex -- these are what is taken out
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** A tag, short enough that a text full of "<" stays cheap. */
const tag = /<(\/?)([a-z][a-z0-9]{0,15})((?:\s|\/)[^<>]{0,600})?>/gi;
const blocks = /^(?:p|div|br|tr|table|ul|ol|section|article|header|footer|dl|dt|dd|hr|blockquote|pre)$/;
const unread = /^(?:script|style|template|noscript|head|svg|iframe|textarea)$/;
const hidden =
  /\bhidden\b|display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden|font-size\s{0,3}:\s{0,3}0|aria-hidden\s{0,3}=\s{0,3}["']?true/i;

/** Takes out what stands between two marks, or to the end when the second is missing. */
function without(text: string, open: string, close: string): string {
  let at = text.indexOf(open);
  if (at < 0) return text;
  const parts: string[] = [];
  let from = 0;
  while (at >= 0) {
    parts.push(text.slice(from, at));
    const end = text.indexOf(close, at + open.length);
    if (end < 0) return parts.join(' ');
    from = end + close.length;
    at = text.indexOf(open, from);
  }
  parts.push(text.slice(from));
  return parts.join(' ');
}

/** The text that a reader of the page would see, one line a block; list items get a bullet, headings a mark. */
function fromHtml(html: string): string {
  const parts: string[] = [];
  let from = 0;
  let skipping: { name: string; depth: number } | null = null;
  for (const match of html.matchAll(tag)) {
    const [whole, slash, rawName = '', attributes = ''] = match;
    const name = rawName.toLowerCase();
    if (!skipping) parts.push(html.slice(from, match.index));
    from = match.index + whole.length;
    const closes = slash === '/';
    if (skipping) {
      if (name === skipping.name) skipping.depth += closes ? -1 : 1;
      if (skipping.depth === 0) skipping = null;
      continue;
    }
    const voids = name === 'br' || name === 'hr' || name === 'img' || name === 'input' || attributes.endsWith('/');
    if (!closes && !voids && (unread.test(name) || hidden.test(attributes))) skipping = { name, depth: 1 };
    else if (name === 'li') parts.push(closes ? '\n' : '\n\u2022 ');
    else if (/^h[1-6]$/.test(name)) parts.push(closes ? '\n' : '\n## ');
    else if (name === 'b' || name === 'strong') parts.push('**');
    else if (name === 'td' || name === 'th') parts.push(closes ? ' ' : '');
    else if (blocks.test(name)) parts.push('\n');
  }
  if (!skipping) parts.push(html.slice(from));
  return parts.join('');
}

/** The readable text of a pasted advertisement: no mark-up, comments or invisible characters, plain line ends. */
export function cleanText(content: string): string {
  let text = content
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(control, ' ')
    .replace(invisible, '');
  text = without(text, '<!--', '-->');
  if (/<\/?[a-z][a-z0-9]{0,15}[\s/>]/i.test(text)) text = fromHtml(text);
  if (text.includes('&')) text = decodeEntities(text);
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000 ]+/g, ' ')
    .replace(/\*\*(?: ?\*\*)+/g, '**')
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}
