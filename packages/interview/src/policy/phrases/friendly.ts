import type { Manner } from './index.ts';

/** Warm, and a little more talkative; no kinder about an answer than the others. */
export const friendly: Manner = {
  hello: ['Hi there, and welcome.'],
  thanks: ['Thank you so much for talking with me today.'],
  lastAsked: ['And with that, we’re through all my questions.'],
  ack: [
    'Thank you for sharing that.',
    'Ah, I see.',
    'Thanks, I’m with you.',
    'Thank you, that helps me picture it.',
    'I see, thank you.',
    'Okay, thanks for that.',
    'Right, thank you.',
    'Thanks, I appreciate that.',
  ],
  bridge: [
    'Ready for the next one?',
    'I’d like to ask you about something else now.',
    'Let’s keep going together.',
    'Here’s another one for you.',
    'I’m curious about something else, too.',
    'Let’s turn to another topic.',
  ],
  lastBridge: [
    'We’re almost there: this is my last topic.',
    'And here’s the last topic for you.',
    'Just one more topic, and then it’s your turn.',
  ],
  skip: [
    'Of course, let’s leave it and try this one.',
    'Sure thing, here’s another.',
    'No problem at all, how about this one?',
    'Happy to move on. How about this:',
  ],
  repeat: [
    'Of course, happy to.',
    'Sure, no trouble at all.',
    'Happy to say it again.',
    'Of course, here it is one more time.',
    'Absolutely, here it is again.',
  ],
  rephrase: [
    'Sure, let me try that in other words.',
    'Happy to put it another way:',
    'Let me say that more simply for you.',
    'Of course. Here’s what I’m after.',
  ],
  wait: [
    'Of course, take all the time you like.',
    'Sure, I’m in no hurry at all.',
    'Please do, I’ll be right here.',
    'Sure, just start whenever you feel ready.',
  ],
  nudge: [
    'I’m right here with you. Let me say it once more.',
    'No rush at all. Just in case it slipped by:',
    'Whenever you feel ready. I asked you:',
    'I haven’t heard you yet, so here it is again for you.',
    'Still here, and happy to wait. Once more:',
    'In case I didn’t come through:',
  ],
  nudgeOffer: [
    'Let me try other words, and if you’d rather move on, just say skip.',
    'I’m happy to leave this one, just say skip. Or how about this:',
    'You don’t have to take this one, and skip is fine. Said another way:',
    'Maybe this wording is easier, and skipping is no trouble at all.',
    'You can say skip whenever you like. Here it is another way:',
  ],
  silentMove: [
    'Let’s leave that one, no harm done.',
    'Never mind, we’ll try another one together.',
    'I’ll move on, and please jump in whenever you like.',
  ],
  offerStory: [
    'That’s quite all right. Is there maybe something similar, from school, volunteering, or another job? If not, we’ll happily move on.',
    'No worries. It can be something small, or from outside work. Or just say skip.',
    'That happens to everyone. Does something like it come to mind, or shall we move on together?',
    'Don’t worry. Anything close to it is welcome, or we can leave this one.',
  ],
  offerView: [
    'That’s quite all right. You could just tell me how you’d go about it. If nothing comes to mind, we’ll happily move on.',
    'No worries. Any first thought is welcome, or just say skip.',
    'That happens to everyone. Would you like to think out loud for a bit, or shall we move on together?',
    'Don’t worry. Whatever you think of first is welcome, or we can leave this one.',
  ],
  easeOn: ['That’s quite all right.', 'No worries at all.', 'Never mind, we’ll leave it.', 'Don’t worry about it.'],
  goOn: [
    'Let’s keep going together, then. We were here:',
    'Sure, let’s pick it back up. I asked you:',
    'I’m happy to keep going. The question was:',
  ],
};
