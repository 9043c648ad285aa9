import { whyNotFree } from '../freePorts.ts';

/** The first of `count` neighbouring free ports. */
export async function freeBasePort(count: number): Promise<number> {
  for (;;) {
    // Below those that Linux gives to connections of its own.
    const base = 20_000 + Math.floor(Math.random() * 12_000);
    const wanted = Array.from({ length: count }, (_, offset) => base + offset);
    const problems = await Promise.all(wanted.map((port) => whyNotFree({ port, host: '127.0.0.1', protocol: 'tcp' })));
    if (problems.every((problem) => problem === undefined)) return base;
  }
}
