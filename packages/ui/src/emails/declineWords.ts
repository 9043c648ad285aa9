import { oneLine } from './words.ts';

/** What a declined candidate is told: the same words for every employer. */
export const declineWords = (job: string, company: string | null): readonly string[] => {
  const where = company ? `${oneLine(job, 80)} at ${oneLine(company, 80)}` : oneLine(job, 80);
  return [
    'Hello,',
    `Thank you for taking the time to do an interview for ${where}. The employer has decided to move forward with other candidates this time.`,
    'We know this isn’t the news you hoped for. One interview shows only part of what a person can do, and this decision is about one job.',
    'Your feedback is still yours: what came across well, and one thing to try next time.',
  ];
};
