/** A text as an encoder sees it. */
export interface Encoded {
  /** How many tokens it has, with those that mark its ends. */
  readonly tokens: number;
  /** One vector of {@link Encoder.size} for each token, one behind the other. */
  readonly hidden: Float32Array;
}

/** A text as a whole, and word by word. */
export interface EncodedWords {
  readonly whole: Float32Array;
  /** One vector for each word, one behind the other. */
  readonly words: Float32Array;
}

/** Makes vectors of texts, one for each token in the light of all the others. */
export interface Encoder {
  /** Names the vectors: a head fits only those that it was trained with. */
  readonly name: string;
  /** Length of each vector of a token, or of a word. */
  readonly size: number;
  /** Length of the vector of a text as a whole. */
  readonly wholeSize: number;
  /** In the order of the texts. */
  encode(texts: readonly string[]): Promise<Encoded[]>;
  /** Of texts that are taken apart into words, in their order. */
  encodeWords(texts: readonly (readonly string[])[]): Promise<EncodedWords[]>;
}
