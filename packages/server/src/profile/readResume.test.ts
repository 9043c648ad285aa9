import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { pdfOf } from '../testing/pdf.ts';
import { deepArrays, deflatedRuns } from '../testing/pdfBombs.ts';
import { readResume as readResumeOf } from './readResume.ts';

// A process that reads a PDF takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const line = 'Ward nurse for eleven years (surgery).';
/** Takes many seconds: its time is over even where the test itself is held up after it started the process. */
const long = deflatedRuns(4);
let people = 0;
/** Each file belongs to another person. */
const readResume = (file: Uint8Array, limits?: { timeMs: number }) => readResumeOf(`person-${people++}`, file, limits);
const bytes = (text: string) => Buffer.from(text);
const codeOf = (promise: Promise<string>) =>
  promise.then(
    () => 'read',
    (error: { code?: string }) => error.code,
  );

test('the text of a PDF is read', async () => {
  expect(await readResume(pdfOf(line, 'Shift lead since 2021.'))).toMatch(
    /Ward nurse for eleven years \(surgery\)\.\s+Shift/,
  );
});

test.each([
  ['UTF-8', bytes(`${line} Zoë`), `${line} Zoë`],
  ['UTF-8 with a mark', bytes(`\ufeff${line}`), line],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(line, 'utf16le')]), line],
  ['Windows line ends and control characters', bytes(`${line}\r\n\u0007${line}`), `${line}\n${line}`],
])('plain text in %s is read', async (_what, file, text) => {
  expect(await readResume(file)).toBe(text);
});

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 'file-kind'],
  ['a Word document', Buffer.concat([bytes('PK\u0003\u0004'), Buffer.alloc(64)]), 'file-kind'],
  ['a damaged PDF', bytes('%PDF-1.7 and then nothing that belongs to one'), 'file-unreadable'],
  ['a PDF without text, as a scan is', pdfOf(), 'file-unreadable'],
  ['a hostile PDF', deepArrays(1_000_000), 'file-unreadable'],
  ['a text of three words', bytes('see my page'), 'file-unreadable'],
])('%s is refused', async (_what, file, code) => {
  expect(await codeOf(readResume(file))).toBe(code);
});

test('a PDF that takes too long is refused', async () => {
  expect(await codeOf(readResume(long, { timeMs: 1 }))).toBe('file-unreadable');
});

test('a very long text is cut, not refused', async () => {
  expect((await readResume(bytes('word '.repeat(50_000)))).length).toBe(60_000);
});

test('two PDFs are read at a time, and all of them in the end', async () => {
  let [running, most] = [0, 0];
  const count = (message: unknown) => {
    const child = z.object({ process: z.instanceof(ChildProcess) }).parse(message).process;
    most = Math.max(most, ++running);
    child.once('exit', () => running--);
  };
  subscribe('child_process', count);
  const texts = await Promise.all(Array.from({ length: 6 }, (_, n) => readResume(pdfOf(`${line} Number ${n}.`))));
  unsubscribe('child_process', count);
  expect(texts.map((text) => /\d+(?=\.$)/.exec(text)?.[0])).toEqual(['0', '1', '2', '3', '4', '5']);
  expect([running, most]).toEqual([0, 2]);
});

test('one PDF of a person is read at a time, and those of others beside it', async () => {
  const codes = ['ann', 'ann', 'ann', 'ben'].map((owner) => codeOf(readResumeOf(owner, pdfOf(line))));
  expect(await Promise.all(codes)).toEqual(['read', 'unavailable', 'unavailable', 'read']);
  expect(await codeOf(readResumeOf('ann', pdfOf(line)))).toBe('read');
});

test('a PDF is refused for now when too many wait', async () => {
  const codes = await Promise.all(Array.from({ length: 13 }, () => codeOf(readResume(long, { timeMs: 1 }))));
  expect(codes).toEqual([...Array.from({ length: 12 }, () => 'file-unreadable'), 'unavailable']);
});
