/** What every interviewer says in the same words, whatever the manner: fairness, and care, have none. */
export const shared = {
  redirect: [
    'I can only hold the interview here. Go on with your answer whenever you like, or say skip.',
    'I’ll stay with the interview. The question is still open, and repeat and skip work at any time.',
    'That isn’t something I can do here. Let’s stay with the question, or say skip to leave it.',
    'I’ll leave that aside. The question is still yours, and you can say skip to leave it.',
    'That is outside what I do here. Please go on with your answer, or say skip.',
  ],
  hearing: ['Yes, I can hear you. Go ahead whenever you’re ready.', 'I’m here, and I hear you. Please go on.'],
  aside: [
    'I’m only the interviewer, so I leave the answers to you. Go ahead whenever you’re ready.',
    'Take it the way that makes sense to you. I’m listening.',
    'That’s up to you. Say repeat to hear the question again, or skip to leave it.',
    'I’ll leave that open, so that the answer is yours. Please go on.',
  ],
  complaint: [
    'I hear you. We can leave this question: say skip. Or say stop, and we end here.',
    'That is fair to say. Say skip to leave the question, or go on in whichever way you like.',
    'I take that in. The question may be left out, just say skip.',
  ],
  back: [
    'Welcome back. We were here:',
    'Good to have you back. We were at this point:',
    'Hello again. Here is where we were:',
  ],
  resume: [
    'Sorry, we were cut off.',
    'I’m sorry, it seems we were cut off.',
    'Apologies, we were cut off for a moment.',
  ],
  sorry: ['I’m sorry to hear that.', 'I’m sorry, that is a lot to carry.', 'Thank you for trusting me with that.'],
  care: [
    'I’m sorry that this is hard right now, and thank you for telling me. Nothing depends on this one conversation.',
    'That sounds hard, and I’m sorry. There is no need to hurry, or to go through with this.',
    'I’m sorry that it weighs on you. You come first here, not the interview.',
  ],
  careOffer: [
    'We can pause, go on, or stop here: just say pause, go on, or stop.',
    'Would a pause help? Say pause, go on, or stop, whichever suits you.',
    'Say pause for a break, stop to end it here, or go on whenever you like.',
  ],
  careWait: ['Of course. I’ll be here, and nothing is hurrying you. Say go on when you like.'],
  careNudge: ['I’m still here. Say go on or stop whenever you like, or simply take more time.'],
  boundary: [
    'I’d like us to speak calmly with each other, and I’ll say that only once. Shall we go on? If not, say stop, and we end here.',
  ],
  calm: [
    'I’m still glad to go on. Answer in your own way, or say skip or stop.',
    'We can go on, skip this one, or stop.',
  ],
  check: [
    'I may have misheard you. Would you like to stop here? A yes or a no is enough.',
    'Let me make sure that I heard you. Shall we end the interview here, yes or no?',
    'I’m not sure that I understood. Do you want to stop now, yes or no?',
  ],
} as const;

/** Said when someone speaks of harming themselves; no number is named, since they differ from place to place. */
export const harmWords =
  'Thank you for telling me. I’ll stop the interview here, because you matter more than any interview. If you might harm yourself, please call your local emergency number now, or go to someone you trust and stay with them. You don’t have to be alone with this.';

/** The same advice where it was of another time, or may have been misheard. */
export const helpWords =
  'If any of that is with you now, please talk to someone you trust, or call your local emergency number.';
