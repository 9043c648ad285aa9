const magic = 'Trie Language Model';

/**
 * The words that a language model in PocketSphinx's binary trie format knows: the file ends with their total length
 * (32 bits, little endian) and then the words, each ended by a zero. Throws when the file is of another kind.
 */
export function vocabularyOf(model: Buffer): Set<string> {
  if (model.toString('latin1', 0, magic.length) !== magic) throw new Error('not a language model in trie format');
  // The header goes on with the order (one byte) and the number of n-grams of each order.
  const wordCount = model.readUInt32LE(magic.length + 1);
  let at = model.length - 1;
  // Words are never empty, so the zero that ends the first one is that many zeros from the end.
  for (let zeros = 0; at > 0; at--) {
    if (model[at] === 0 && ++zeros === wordCount) break;
  }
  for (; at >= 4; at--) {
    if (model.readUInt32LE(at - 4) === model.length - at) {
      return new Set(model.toString('utf8', at, model.length - 1).split('\0'));
    }
  }
  throw new Error('the language model names no words');
}

/**
 * The pronunciations that the language model can make use of. The whole dictionary takes tens of megabytes of each
 * interview's memory, most of it for words that can never be recognised.
 */
export function usefulPronunciations(dictionary: string, vocabulary: ReadonlySet<string>): string {
  return dictionary
    .split('\n')
    .filter((line) => vocabulary.has(line.slice(0, line.search(/[\s(]/))))
    .join('\n')
    .concat('\n');
}
