/** A model that turns phonemes into sound, in the thread that calls it. */
export interface VoiceModel {
  /** Samples a second. */
  readonly sampleRate: number;
  /**
   * Speaks the phonemes of a clause, as `phonemesOf` gives them, as mono 16-bit samples without silence around them, as loud
   * as any other clause. What the model has no symbol for is left out.
   */
  speak(phonemes: string): Promise<Int16Array<ArrayBuffer>>;
  close(): Promise<void>;
}
