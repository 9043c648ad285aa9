/** The name of who asks for an interview at the beginning of a sentence: `the employer` stands where no company is named. */
export const atStart = (employer: string): string => (employer === 'the employer' ? 'The employer' : employer);
