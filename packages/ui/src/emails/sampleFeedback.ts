import type { EmailChange, EmailStrength } from './types.ts';

/** What went well in the sample interview, and the one thing to change. */
export const sampleFeedback: { readonly strength: EmailStrength; readonly change: EmailChange } = {
  strength: {
    claim: 'You say what changed because of you.',
    quote: {
      text: 'In the morning I asked the ward manager for a rule about who to ring when one of us is missing, and we have that rule now.',
      startMs: 97_057,
    },
    why: 'You say what has been better since that night for everyone who works there. That is what people remember when the interview is over.',
  },
  change: {
    claim: 'Tell one real case instead of what you usually do.',
    why: 'Asked about angry families you describe your habit. It’s a good habit, but anyone could say it. One family, one evening, and what they said afterwards make it yours.',
    quote: { text: 'People who are angry are mostly afraid, I think.', startMs: 166_027 },
    next: 'Pick one family. Write three lines: what had happened, what you did first, and how they left.',
  },
};
