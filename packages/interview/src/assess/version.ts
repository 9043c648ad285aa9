/**
 * Number of the rules by which code makes levels of what was read: thresholds, criteria, what is left out, what is asked
 * of a model. Raised by hand with each change that can change a level; a test notices one that was forgotten.
 */
export const rubricVersion = 11;
