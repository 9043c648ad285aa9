/**
 * Bands that a report may compare with, and where they come from. They describe what listeners are used to; they are
 * shown to the candidate only, and are no measure of ability.
 */
export const norms = {
  /**
   * Words a minute of speaking time, 130–175: the product's own advice. It spans the rates that Tauroza and Allison found
   * in British English for talk prepared for listeners, lectures (125–160) and radio (150–170); unprepared conversation
   * is quicker. S. Tauroza, D. Allison: "Speech Rates in British English", Applied Linguistics 11 (1990), 90–105.
   */
  wordsPerMinute: { from: 130, to: 175 },
  /**
   * A pause counts from over a second. Campione and Véronis found three groups of silent pauses in five languages: brief
   * (under 200 ms), medium (200–1,000 ms) and long (over 1,000 ms), the last in spontaneous speech only.
   * E. Campione, J. Véronis: "A Large-Scale Multilingual Study of Silent Pause Duration", Speech Prosody 2002.
   */
  pauseOverMs: 1_000,
  /** Length of an answer, 60–120 s: common advice for interviews, not a finding. */
  answerMs: { from: 60_000, to: 120_000 },
} as const;

/**
 * Below this no rate is given: fewer words tell how long those words are and not how quickly somebody speaks. The
 * product's own convention; from it on the figure is exact for what was said, however little.
 */
export const enoughSpeech = { words: 5, speakingMs: 1_000 };

/**
 * Silences between words from this long on are left out of articulation. Goldman-Eisler set the limit at a quarter of a
 * second, under which silences belong to the making of sounds (F. Goldman-Eisler: "Psycholinguistics: Experiments in
 * Spontaneous Speech", Academic Press 1968); De Jong and Bosker found 250–300 ms to serve best (N. H. de Jong,
 * H. R. Bosker: "Choosing a threshold for silent pauses to measure second language fluency", DiSS 2013, 17–20).
 */
export const articulationBreakMs = 250;
