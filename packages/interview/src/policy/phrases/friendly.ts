import type { Manner } from './index.ts';

/** Warm, and a little more talkative; no kinder about an answer than the others. */
export const friendly: Manner = {
  hello: ['Hello, and a warm welcome.'],
  thanks: ['Thank you so much for talking with me today.'],
  lastAsked: ['And with that we’re through all my questions.'],
  ack: [
    'Thank you for sharing that.',
    'Ah, I see.',
    'Thanks, I’m with you.',
    'Thank you for taking me along.',
    'I see, thank you.',
    'Okay, thanks for that.',
    'Thank you, I followed you.',
    'Thanks for letting me in on that.',
  ],
  bridge: [
    'Shall we look at the next one?',
    'I’d like to ask you something else now.',
    'Let’s go on together.',
    'Here comes another one for you.',
    'I’m curious about something else, too.',
    'Let’s turn to another topic.',
  ],
  lastBridge: [
    'Nearly there, one last question from me.',
    'And here is my last one for you.',
    'Just one more, and then it’s your turn.',
  ],
  skip: [
    'Of course, let’s leave it and try this one.',
    'Sure thing, here is another.',
    'No problem at all, how about this one?',
    'Happy to move on with you.',
  ],
  repeat: [
    'Of course, happy to.',
    'Sure, no trouble at all.',
    'Happy to say it again.',
    'Of course, here it comes once more.',
    'With pleasure.',
  ],
  rephrase: [
    'Sure, let me try that in other words.',
    'Happy to put it another way:',
    'Let me say that more simply for you.',
    'Of course. What I’m after is this.',
  ],
  wait: [
    'Of course, take all the time you like.',
    'Sure, I’m in no hurry at all.',
    'Please do, I’ll be right here.',
    'Gladly, just start when you feel ready.',
  ],
  nudge: [
    'I’m right here with you. Let me say it once more.',
    'No rush whatsoever. Just in case it slipped by:',
    'Whenever you feel ready. I had asked you:',
    'I haven’t heard you yet, so here it is again for you.',
    'Still here, and happy to wait. Once more:',
    'In case my words got lost on the way:',
  ],
  nudgeOffer: [
    'Let me try other words, and if you’d rather go on, just say skip.',
    'We can happily leave this one, just say skip. Or perhaps like this:',
    'You don’t have to take this one, skip is fine. Said another way:',
    'Maybe this wording is easier, and skipping is no trouble at all.',
    'You can say skip whenever you like. Here it is in a different way:',
  ],
  silentMove: [
    'Let’s leave that one be, no harm done.',
    'Never mind, we’ll try another one together.',
    'I’ll go on, and please join in whenever you like.',
  ],
  offerStory: [
    'That’s quite all right. Is there perhaps something similar, from school, from volunteering or from another job? If not, we’ll happily move on.',
    'No worries. It can be something small, or from outside work altogether. Or just say skip.',
    'That happens to everybody. Would something like it come to mind, or shall we go on together?',
    'Don’t worry. Anything that comes near it is welcome, or we leave this one.',
  ],
  offerView: [
    'That’s quite all right. You could just tell me how you would go about it. If nothing comes to mind, we’ll happily move on.',
    'No worries. Any first thought is welcome, or just say skip.',
    'That happens to everybody. Would you like to think aloud for a bit, or shall we go on together?',
    'Don’t worry. Whatever you think of first is welcome, or we leave this one.',
  ],
  easeOn: ['That’s quite all right.', 'No worries at all.', 'Never mind, we’ll leave it.', 'Don’t worry about it.'],
  goOn: [
    'Let’s go on together, then. We were here:',
    'Sure, on we go. I had asked you:',
    'I’m glad to go on. The question was:',
  ],
};
