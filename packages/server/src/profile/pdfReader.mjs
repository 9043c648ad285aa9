/**
 * Reads the text of one PDF: the file on standard input, the text on standard output, for `pdfProcess.ts`.
 * Arguments: the URL of `unpdf`, pages that are read at most, characters that are read at most.
 *
 * It is JavaScript because it runs with `--jitless`: Node strips types with WebAssembly, which needs the JIT.
 */
import { registerHooks } from 'node:module';
import { buffer } from 'node:stream/consumers';

const [, , library = '', mostPages = '0', mostCharacters = '0'] = process.argv;

// Node 24 has no permission for the network, so what could reach it is removed. PDF.js fetches nothing by itself: it is
// given bytes, no URL. Code of an attacker could still reach a socket through `process.stdin`, but a PDF brings no code
// that runs: PDF.js has no `eval`, and the flags of this process forbid code from strings and machine code.
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);

/** @type {typeof import('unpdf')} */
const { getDocumentProxy, getResolvedPDFJS } = await import(library);
await getResolvedPDFJS();

// Everything is loaded; from here on `node:net` is out of reach.
Reflect.deleteProperty(process, 'getBuiltinModule');
registerHooks({
  resolve(specifier) {
    throw new Error(`No module is loaded any more: ${specifier}`);
  },
});

/**
 * Text of a page, at most about `most` characters: an endless page is left when these are there.
 * @param {import('unpdf/pdfjs').PDFPageProxy} page
 * @param {number} most
 */
async function textOf(page, most) {
  /** @type {ReadableStream<Pick<Awaited<ReturnType<typeof page.getTextContent>>, 'items'>>} */
  const chunks = page.streamTextContent();
  let text = '';
  // PDF.js fails when a stream is canceled without a reason; one that is left waits until the process ends.
  for await (const { items } of chunks.values({ preventCancel: true })) {
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    if (text.length >= most) break;
  }
  // Layout is of no use: single blanks, and one empty line at most.
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}

const file = await buffer(process.stdin);
const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0, useWorkerFetch: false, useWasm: false });
const most = Number(mostCharacters);
let text = '';
for (let number = 1; number <= Math.min(pdf.numPages, Number(mostPages)) && text.length < most; number++) {
  const page = await pdf.getPage(number);
  text += `${await textOf(page, most - text.length)}\n`;
  page.cleanup();
}
// A page that was left would keep the process alive.
process.stdout.write(text.slice(0, most), () => process.exit());
