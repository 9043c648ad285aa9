const known: Readonly<Record<string, string>> = {
  // Only in stored interviews: a browser writes nothing down any more.
  browser: 'your browser’s own speech recognition',
  // Only in stored interviews, too.
  'pocketsphinx-en-us': 'an earlier built-in recognizer (PocketSphinx)',
  'moonshine-tiny-en': 'the built-in recognizer (Moonshine)',
  'deepgram-nova-3': 'Deepgram (Nova-3)',
  'whisper-1': 'Whisper',
  unknown: 'a recognizer without a name',
};

/** How a recogniser is spoken of to people. Stored data keep its raw name: an endpoint may call its model anything. */
export function recogniserName(name: string): string {
  return (Object.hasOwn(known, name) ? known[name] : undefined) ?? `the recognizer “${name}”`;
}
