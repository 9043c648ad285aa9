/**
 * What is said about an answer right after it, in practice that is coached: what was heard and the one thing that was not, never how
 * good it was. The same words for every manner. `heard…`: what the answer told; `miss…`: what to add, or to leave out.
 */
export const coaching = {
  heardStory: [
    'You told me what happened, what you did, and how it turned out.',
    'You told me all the parts of a story: what happened, what you did, and the end.',
    'That was a whole story, from what happened to how it ended.',
  ],
  heardActionAndResult: [
    'You told me what you did and how it turned out.',
    'You told me your own part, and how it ended.',
    'You covered what you did, and the result.',
  ],
  heardAction: ['You told me what you did.', 'You told me your own part in it.', 'You covered your own part.'],
  heardResult: ['You told me how it turned out.', 'You told me the result.', 'You told me how it ended.'],
  heardSituation: [
    'You told me what it was about.',
    'You told me what the situation was.',
    'You told me what happened.',
  ],
  heardMethod: ['You told me how you go about it.', 'You told me how you do it.', 'You described how you do that.'],
  heardView: ['You gave me your answer to that.', 'You told me what you think about that.', 'You answered that.'],
  heardMissing: [
    'This time you told me what was missing before.',
    'What was missing is in there now.',
    'Now that part is in there, too.',
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
    'There was little about what you did yourself. I’d say “I” where it was you.',
    'What’s missing is your own part in it, apart from the others.',
    'I couldn’t tell your part from the team’s. I’d say what you did yourself.',
  ],
  missAction: [
    'What’s missing is what you did yourself, step by step.',
    'You didn’t say what you did then. I’d name two or three steps.',
    'I’d still like to hear what you did first, and what you did next.',
  ],
  missResult: [
    'What’s missing is how it turned out.',
    'You didn’t say how it ended. I’d close with what had changed.',
    'I’d still like to hear the result.',
  ],
  missEvent: [
    'What’s missing is one particular event. I’d pick one, and say what happened.',
    'There wasn’t one real case in it. I’d choose one, and tell it from the start.',
    'I’d still like to hear about one particular time that this happened.',
  ],
  missExample: [
    'What’s missing is an example. I’d add one real case.',
    'It stayed general. I’d add one thing that really happened.',
    'One example of your own would make it clearer to me.',
  ],
  heardBadly: [
    'I didn’t catch every word of that, so the feedback on it will be in your report.',
    'Some of that didn’t reach me clearly, so I’ll leave it to your report.',
  ],
  tryAgainOrGoOn: [
    'Would you like to try it again, or move on?',
    'Do you want to try that again, or shall we move on?',
    'You can try it again now, or we move on. Which would you like?',
    'Another try, or shall we move on?',
  ],
  whichWish: [
    'Just to be sure: would you like to try again, or move on?',
    'Say try again, or say move on, whichever you like.',
  ],
  whichOrEnd: [
    'Just to be sure: would you like to try again, move on, or end the interview here?',
    'Would you like to try again, move on, or stop for today?',
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
  goOnThen: ['I’ll move on, then.', 'Then we’ll move on.', 'Let’s move on, then.'],
  fromTheStart: ['Sure. Begin whenever you’re ready.', 'Take your time, and begin again.', 'Go ahead, from the start.'],
  noTimeToTry: ['There isn’t enough time for another try.'],
} as const;
