import type { ResumeProblem } from '../types.ts';

/** What is wrong with the file, and the way round it. */
export const problemTexts: Record<ResumeProblem, (fileName: string) => string> = {
  'too-big': (fileName) => `${fileName} is larger than 5 MB. Save it smaller, or as plain text.`,
  unreadable: (fileName) =>
    `${fileName} has no text that we can read. A scan is a picture: export it as PDF from where it was written.`,
  'wrong-kind': (fileName) => `${fileName} is neither a PDF nor a text file.`,
  failed: (fileName) => `${fileName} did not arrive. Please try again.`,
};
