/**
 * What is said about an answer right after it, in practice that is coached: what was heard and the one thing that was not, never how
 * good it was. The same words for every manner. `heard…`: what the answer told; `miss…`: what to add, or to leave out.
 */
export const coaching = {
  heardStory: [
    'I heard what happened, what you did, and how it turned out.',
    'You told me all the parts of a story: what happened, what you did, and the end.',
    'I heard the whole story, from what happened to how it ended.',
  ],
  heardActionAndResult: [
    'I heard what you did and how it turned out.',
    'You told me what you did, and how it ended.',
    'I heard your own part, and the result.',
  ],
  heardAction: ['I heard what you did.', 'I heard your own part in it.', 'You told me what you did yourself.'],
  heardResult: ['I heard how it turned out.', 'I heard the result.', 'You told me how it ended.'],
  heardSituation: ['I heard what it was about.', 'You told me what the situation was.', 'I heard what happened.'],
  heardMethod: ['I heard how you go about it.', 'You told me how you do it.', 'I heard how you do that.'],
  heardView: ['I heard your answer to that.', 'You gave me an answer to that.', 'I heard what you say to that.'],
  heardMissing: [
    'This time I heard what was missing before.',
    'What was missing is in there now.',
    'Now I heard that part, too.',
  ],
  heardMore: ['That told me more.', 'I know more about it now.', 'That gave me more to work with.'],
  heardShorter: ['That was shorter.', 'This time it was shorter.', 'You kept that shorter.'],
  missLength: [
    'It was short. A few details would help me picture it: where it was, who was there, what you did.',
    'That was brief. I’d tell one real event in it, with a few details.',
    'It was over quickly. I’d add what happened, and what you did about it.',
  ],
  missLengthOfView: [
    'It was short. I’d say a little more about it.',
    'That was brief. A sentence or two more would tell me more about you.',
    'It was over quickly. I’d stay with it a little longer.',
  ],
  missBrevity: [
    'It was long. I’d tell the part that matters most, and leave out the rest.',
    'That was a lot of words. I’d try it in half of them.',
    'I’d make it shorter, so that the main point stands out.',
  ],
  missOwnPart: [
    'I heard less of what you did yourself. I’d say “I” where it was you.',
    'What I missed is your own part in it, apart from the others.',
    'I couldn’t tell your part from the team’s. I’d say what you did yourself.',
  ],
  missAction: [
    'What I missed is what you did yourself, step by step.',
    'I didn’t hear what you did then. I’d name two or three steps.',
    'I’d still like to hear what you did first, and what you did next.',
  ],
  missResult: [
    'What I missed is how it turned out.',
    'I didn’t hear how it ended. I’d close with what had changed.',
    'I’d still like to hear the result.',
  ],
  missEvent: [
    'What I missed is one particular event. I’d pick one, and say what happened.',
    'I didn’t hear one real case in it. I’d choose one, and tell it from the start.',
    'I’d still like to hear about one particular time that this happened.',
  ],
  missExample: [
    'What I missed is an example. I’d add one real case.',
    'It stayed general. I’d add one thing that really happened.',
    'One example of your own would make it clearer to me.',
  ],
  heardBadly: [
    'I didn’t catch every word of that, so the feedback on it will be in your report.',
    'Some of that didn’t reach me clearly, so I’ll leave it to your report.',
  ],
  tryAgainOrGoOn: [
    'Would you like to try it again, or go on?',
    'Do you want to try that again, or shall we go on?',
    'You can try it again now, or we go on. Which would you like?',
    'Another try, or shall we go on?',
  ],
  whichWish: [
    'Just to be sure: would you like to try again, or go on?',
    'Say try again, or say go on, whichever you like.',
  ],
  whichOrEnd: [
    'Just to be sure: would you like to try again, go on, or end the interview here?',
    'Would you like to try again, go on, or stop for today?',
  ],
  choiceNudge: ['There’s no hurry.', 'Take the time you need for that.', 'It’s up to you.'],
  whatCounts: [
    'If you try again, your report goes by the new answer. If you only add to it, both count.',
    'A new answer takes the place of the first one in your report, unless it only adds to it.',
  ],
  feedbackLater: [
    'All right, I’ll leave the feedback to your report.',
    'Sure, you’ll find all feedback in your report.',
  ],
  addToIt: ['Go ahead.', 'Of course, please add it.', 'Yes, please do.'],
  stillHere: ['Yes, I’m here, and I can hear you.', 'I’m still here.'],
  backToChoice: ['Okay, let’s continue.', 'All right, let’s continue.', 'Let’s go on from there.'],
  goOnThen: ['I’ll go on, then.', 'Then we’ll go on.', 'Let’s go on, then.'],
  fromTheStart: ['Sure. Begin whenever you’re ready.', 'Take your time, and begin again.', 'Go ahead, from the start.'],
  noTimeToTry: ['There isn’t enough time for another try.'],
} as const;
