import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A film as still frames, each with the moment from which it stands, in seconds. */
export interface Frames {
  /** List for ffmpeg's concat demuxer. */
  readonly list: string;
  readonly seconds: number;
  readonly remove: () => void;
}

/** Takes a frame of a page each time that it is drawn anew, until `stop`. */
export async function screencast(page: Page): Promise<{ stop: () => Promise<Frames> }> {
  const folder = mkdtempSync(join(tmpdir(), 'viva-film-'));
  const session = await page.context().newCDPSession(page);
  const frames: { readonly file: string; readonly at: number }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.png`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    frames.push({ file, at: metadata.timestamp ?? Date.now() / 1_000 });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  return {
    stop: async () => {
      await session.send('Page.stopScreencast');
      // Frames that were under way may come after this.
      await session.detach();
      const end = Date.now() / 1_000;
      const lines = frames.flatMap(({ file, at }, index) => [
        `file '${file}'`,
        `duration ${((frames[index + 1]?.at ?? end) - at).toFixed(4)}`,
      ]);
      const list = join(folder, 'frames.txt');
      writeFileSync(list, `ffconcat version 1.0\n${lines.join('\n')}\n`);
      return {
        list,
        seconds: end - (frames[0]?.at ?? end),
        remove: () => rmSync(folder, { recursive: true, force: true }),
      };
    },
  };
}
