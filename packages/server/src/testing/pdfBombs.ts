import { deflateSync } from 'node:zlib';
import { deflateRepeated } from './deflateRepeated.ts';
import { onePage, pdfFile, pdfStream, pdfText } from './pdf.ts';

/** PDFs of strangers who want to break the server. Sizes are those of the unpacked bytes, in megabytes. */

const line = 'Ward nurse for eleven years.';
const megabyte = 1024 * 1024;

/** A megabyte of `text` again and again, cut after whole ones. */
const megabyteOf = (text: string): Buffer => Buffer.alloc(megabyte - (megabyte % text.length), text);

/** One page of operators that show text without end: 2 kB of file a megabyte. */
export const textOperators = (megabytes: number, operator = '[(a)-1(a)-1]TJ '): Buffer => {
  const head = pdfText(line).subarray(0, -2);
  const packed = deflateRepeated(megabyteOf(operator), megabytes, head);
  return pdfFile(onePage(pdfStream('/Filter /FlateDecode', packed)));
};

/** The same spot of one page written on again and again. */
export const overwritten = (megabytes: number): Buffer =>
  textOperators(megabytes, `1 0 0 1 72 700 Tm (${line}) Tj 1 0 0 1 72 600 Tm (${line}) Tj `);

/** Deflated twice: 3 bytes of file a megabyte. */
export const deflatedTwice = (megabytes: number): Buffer => {
  const packed = deflateSync(deflateRepeated(Buffer.alloc(megabyte, ' '), megabytes), { level: 9 });
  return pdfFile(onePage(pdfStream('/Filter [/FlateDecode /FlateDecode]', packed)));
};

/** Deflated runs, which PDF.js unpacks by itself, byte by byte: the runs are 64 times as long as their megabytes. */
export const deflatedRuns = (megabytes: number): Buffer => {
  const packed = deflateRepeated(Buffer.alloc(megabyte, Buffer.from([129, 32])), megabytes);
  return pdfFile(onePage(pdfStream('/Filter [/FlateDecode /RunLengthDecode]', packed)));
};

/** The catalog stands in an object stream that goes on with blanks. */
export function objectStream(megabytes: number): Buffer {
  const head = Buffer.from('1 0 << /Type /Catalog /Pages 3 0 R >>');
  const packed = deflateRepeated(Buffer.alloc(megabyte, ' '), megabytes, head);
  const objects: [number, Buffer][] = [
    [2, pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed)],
    [3, Buffer.from('<< /Type /Pages /Kids [4 0 R] /Count 1 >>')],
    [4, Buffer.from('<< /Type /Page /Parent 3 0 R /MediaBox [0 0 9 9] >>')],
  ];
  let file = Buffer.from('%PDF-1.7\n');
  // Rows of type, offset or number of the stream, generation.
  const rows = Buffer.alloc(6 * 6);
  rows.set([2, 0, 0, 0, 2, 0], 6);
  for (const [number, body] of objects) {
    rows.writeUInt8(1, number * 6);
    rows.writeUInt32BE(file.length, number * 6 + 1);
    file = Buffer.concat([file, Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
  }
  const table = pdfStream('/Type /XRef /Size 6 /W [1 4 1] /Root 1 0 R', rows);
  return Buffer.concat([
    file,
    Buffer.from('5 0 obj\n'),
    table,
    Buffer.from(`\nendobj\nstartxref\n${file.length}\n%%EOF\n`),
  ]);
}

/** Pages in one flat list, each saying its number. */
export const manyPages = (count: number): Buffer => {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const pages = numbers.flatMap((n) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * n} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    pdfStream('', pdfText(`Page ${n + 1}.`)),
  ]);
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((n) => `${4 + 2 * n} 0 R`).join(' ')}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages,
  ]);
};

/** A list of pages that holds itself. */
export const pagesInPages = (): Buffer =>
  pdfFile(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 100000 >>']);

/** A table of objects that names itself as the one before it. */
export const xrefLoop = (): Buffer => {
  const file = pdfOfLine().toString('latin1');
  const at = file.lastIndexOf('xref\n0');
  return Buffer.from(file.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${at} /XRefStm ${at}`), 'latin1');
};

/** An array in an array in an array. */
export const deepArrays = (depth: number): Buffer =>
  pdfOfLine(`/MediaBox [0 0 612 792] /Deep ${'['.repeat(depth)}${']'.repeat(depth)}`);

/** A page larger than any paper. */
export const hugePage = (): Buffer => pdfOfLine('/MediaBox [-1e38 -1e38 1e38 1e38] /UserUnit 1e30');

const pdfOfLine = (entries?: string): Buffer => pdfFile(onePage(pdfStream('', pdfText(line)), entries));
