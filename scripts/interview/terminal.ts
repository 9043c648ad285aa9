import { createInterface } from 'node:readline';

const width = 78;

/** Breaks a text into lines for reading. */
export function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** Whatever a job description holds, nothing of it moves the cursor. */
const printable = (text: string): string => text.replace(/\p{Cc}|\p{Cf}/gu, ' ');

/** Somebody at the keyboard, or answers that are piped in. */
export function terminal(): {
  answers: AsyncIterable<string>;
  say: (text: string, ends: boolean) => void;
  close: () => void;
} {
  const { stdin, stdout } = process;
  const typed = stdin.isTTY === true;
  const lines = createInterface({ input: stdin, terminal: typed, prompt: '> ', ...(typed ? { output: stdout } : {}) });
  // Taken at once: lines that came before would be lost.
  const answers = lines[Symbol.asyncIterator]();
  // Ctrl-C leaves as Ctrl-D does, so that what was said is kept.
  lines.on('SIGINT', () => lines.close());
  return {
    answers: { [Symbol.asyncIterator]: () => answers },
    say: (text, ends) => {
      stdout.write(`${wrapped(printable(text))}\n\n`);
      if (typed && !ends) lines.prompt();
    },
    close: () => lines.close(),
  };
}
