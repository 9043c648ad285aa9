import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchGo, moduleProxy } from './goToolchain.mjs';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, 'https://proxy.golang.org'],
  ['direct', 'https://proxy.golang.org'],
  ['off', 'https://proxy.golang.org'],
  ['https://goproxy.example.com/,direct', 'https://goproxy.example.com'],
  ['file:///modules|https://goproxy.example.com', 'https://goproxy.example.com'],
])('with GOPROXY=%s modules come from %s', (GOPROXY, expected) => {
  expect(moduleProxy({ GOPROXY })).toBe(expected);
});

test.runIf(['linux', 'darwin'].includes(process.platform))(
  'what is not the very archive of Go is not unpacked',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'viva-go-'));
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return Promise.resolve(new Response('evil'));
    });
    await expect(fetchGo(folder, { GOPROXY: 'https://goproxy.example.com' })).rejects.toThrow(/another checksum/);
    expect(asked).toEqual([expect.stringMatching(/^https:\/\/goproxy\.example\.com\/golang\.org\/toolchain\/@v\//)]);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  },
);
