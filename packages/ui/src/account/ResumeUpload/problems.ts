import type { ResumeProblem } from '../types.ts';

/** What is wrong with the file, and the way round it. */
export const problemTexts: Record<ResumeProblem, (fileName: string) => string> = {
  'too-big': (fileName) => `${fileName} is larger than 5 MB. Make it smaller, or save it as plain text.`,
  unreadable: (fileName) =>
    `${fileName} has no text we can read. If it’s a scan, export the original document as a PDF.`,
  'wrong-kind': (fileName) => `${fileName} is neither a PDF nor a text file.`,
  failed: (fileName) => `${fileName} didn’t upload. Please try again.`,
};
