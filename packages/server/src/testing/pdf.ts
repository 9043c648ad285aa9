/** One object of a PDF: Latin-1 text, or bytes where it has a stream. */
export type PdfObject = string | Buffer;

/** A PDF of these objects, numbered from 1; the first is its catalog. */
export function pdfFile(objects: readonly PdfObject[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  let length = 9;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(xref + trailer)]);
}

/** An object with a stream. `entries` are those of its dictionary beside the length. */
export const pdfStream = (entries: string, body: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`<< ${entries} /Length ${body.length} >>\nstream\n`), body, Buffer.from('\nendstream')]);

/** The objects of a document with one page and the font `/F1`; `entries` are further ones of the page. */
export const onePage = (content: PdfObject, entries = '/MediaBox [0 0 612 792]'): PdfObject[] => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${entries} >>`,
  content,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

/** Operators that show these lines from the top of a page. */
export function pdfText(...lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  return Buffer.from(`BT /F1 12 Tf 14 TL 72 720 Td\n${shown}\nET`, 'latin1');
}

/** A PDF of one page with these lines; written by hand, since a library would be larger than its only use. */
export const pdfOf = (...lines: readonly string[]): Buffer => pdfFile(onePage(pdfStream('', pdfText(...lines))));
