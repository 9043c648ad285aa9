/** Reads the text of one PDF in a thread of its own: a hostile file can use up that thread, and nothing else. */
import { parentPort, workerData } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';
import { z } from 'zod';

const bytes = z.instanceof(Uint8Array).parse(workerData);
const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
parentPort?.postMessage(text);
