// Writes down the sentences that stand in the interviewer's code, speaks every line that has no file yet with the built-in
// voice, removes files of lines that are gone, and makes the samples in docs/voices that are missing: npm run lines
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { writeWhole } from './setup/files.mjs';
import { lineFiles } from './lines/lineFiles.ts';
import { renderer } from './lines/renderer.ts';
import { samples } from './lines/samples.ts';
import { sentencesFile, sentencesInCode } from './lines/sentences.ts';

/** So often it is told how long the rest will take. */
const toldEvery = 20;

writeFileSync(sentencesFile, sentencesInCode());
const { missing, stale, index } = lineFiles();
for (const file of stale) rmSync(file);
console.log(`${missing.length} lines to speak, ${stale.length} files removed`);
const left = new Set(missing.map(({ file }) => file));
// A run that is broken off goes on from here: what it has not spoken yet is not in the index.
const writeIndex = () => writeWhole(index.file, index.text(left));
await speakAll(missing, { spoken: (file) => left.delete(file), after: writeIndex });
writeIndex();
const wanted = Map.groupBy(
  samples.filter(({ file }) => !existsSync(file)),
  ({ style }) => style,
);
for (const [style, some] of wanted) await speakAll(some, { style });

async function speakAll(
  lines: readonly { readonly text: string; readonly file: string }[],
  {
    style,
    spoken,
    after,
  }: { readonly style?: string; readonly spoken?: (file: string) => void; readonly after?: () => void },
): Promise<void> {
  if (lines.length === 0) return;
  const render = await renderer(style);
  const began = performance.now();
  for (const [done, { text, file }] of lines.entries()) {
    writeWhole(file, await render(text));
    spoken?.(file);
    const ms = ((performance.now() - began) / (done + 1)) * (lines.length - done - 1);
    if (done % toldEvery !== toldEvery - 1) continue;
    after?.();
    console.log(`${done + 1} of ${lines.length}, ${Math.ceil(ms / 60_000)} min left`);
  }
}
