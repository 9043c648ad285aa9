/** Answers in words that are well heard in the candidate's voice, each with a situation, an action, and an outcome. */
export const whole =
  'Last winter a guest in our restaurant got sick during the night. I checked the list of the food and called the doctor at once, ' +
  'and the guest was well within two hours. After that we wrote a short list for the kitchen, and I showed it ' +
  'to every new colleague.';

/** See {@link whole}; none of its rarer words is in a question. */
export const another =
  'We had too few people in summer. I wrote a new plan for the shifts and asked everyone for one extra day, ' +
  'and in the end nobody had to work alone. Two of them thanked me later, because they could plan their holidays.';

/** See {@link whole}; about a mistake, an unhappy guest, and two who disagree. */
const amends =
  'Last winter I made a big mistake with a dish, and a guest was very angry. My colleague and I did not agree about what to do. ' +
  'I told the guest that it was my mistake, and I cooked a new dish for him at once. He thanked me, and he came back every week.';

/** The answer to what a cook can be asked, by what the question is about. */
export const answerTo = (question: string): string =>
  /\b(?:wrong\.|mistake|unhappy|disagreement)/.test(question) ? amends : another;
