const known: Readonly<Record<string, string>> = {
  browser: 'your browser’s own speech recognition',
  'pocketsphinx-en-us': 'the built-in recogniser (PocketSphinx)',
  'deepgram-nova-3': 'Deepgram (Nova-3)',
  'whisper-1': 'Whisper',
  unknown: 'a recogniser without a name',
};

/** How a recogniser is spoken of to people. Stored data keep its raw name: an endpoint may call its model anything. */
export function recogniserName(name: string): string {
  return (Object.hasOwn(known, name) ? known[name] : undefined) ?? `the recogniser “${name}”`;
}
