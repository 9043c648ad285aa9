/** What every interviewer says in the same words, whatever the manner: fairness, and care, have none. */
export const shared = {
  redirect: [
    'I can only do the interview here. Pick up your answer whenever you like, or say skip.',
    'Let’s stay with the interview. The question is still open, and you can say repeat or skip at any time.',
    'That isn’t something I can do here. Let’s stay with the question, or say skip to leave it.',
    'Let’s set that aside. The question is still yours, and you can say skip to leave it.',
    'I can’t help with that here. Take your time with your answer, or say skip.',
  ],
  /** After an answer that is likely one to another question, before the question. It may be the interviewer who is wrong. */
  missed: [
    'Thank you. I may not have put my question well, so let me ask it once more.',
    'Thank you. I may have been unclear, so here is my question once more.',
    'Thanks for telling me that. Let me put my question to you once more.',
  ],
  hearing: ['Yes, I can hear you. Go ahead whenever you’re ready.', 'I’m here, and I can hear you. Please go ahead.'],
  /** Before a further question; `{tool}` is a tool that the candidate named. */
  named: ['You mentioned {tool}.', 'You brought up {tool}.'],
  /** After a complaint about what was asked back. */
  sorryOn: [
    'I’m sorry about that. Let’s move on.',
    'I’m sorry, that was one question too many. On to the next one.',
    'My apologies. I’ll leave it there.',
  ],
  /** After a complaint of being interrupted. */
  sorryRushed: [
    'I’m sorry for cutting in. I’ll wait longer from now on, so take your time.',
    'I’m sorry, I was too quick. I’ll give you more time. Please go on.',
    'My apologies for that. Take all the time you need, I’m listening.',
  ],
  /** The same, when the candidate already has more time. */
  sorryCutIn: ['I’m sorry for cutting in. Please go on, I’m listening.', 'I’m sorry, I cut you off. Please finish.'],
  /** To a candidate who was cut off at the previous question. */
  sorryCutOff: [
    'I’m sorry, I went on too soon. Please finish what you were saying. I had asked:',
    'I’m sorry for cutting you off. Let’s go back, and take all the time you need. The question was:',
  ],
  /** After a complaint that something was asked again, or not listened to. */
  sorryRepeated: [
    'I’m sorry for asking again. I’ll ask fewer follow-up questions from now on.',
    'I’m sorry, I’ll keep my follow-up questions to a minimum.',
    'My apologies. I’ll leave that there.',
  ],
  /** After a complaint, where no question follows. */
  sorryLast: ['I’m sorry about that.', 'My apologies for that.'],
  /** After a complaint of being asked again, where nothing was told at this question. */
  sorryAgain: [
    'I’m sorry if you’ve told me that. Add anything you like, or say skip and we’ll go on.',
    'I’m sorry for asking again. Say skip if you’ve told me, or add what you like.',
  ],
  /** After a complaint about a question that should not be asked. */
  sorryImproper: [
    'I’m sorry about that question. You don’t have to answer it: say skip, and we’ll leave it.',
    'I’m sorry that came across badly. There’s no need to answer. Say skip to leave it, or answer in your own way.',
    'I’m sorry. It’s fine to leave that one, just say skip.',
  ],
  /** After a complaint that a question is hard to follow. */
  sorryWording: [
    'I’m sorry that was hard to follow. I’ll ask more simply from now on:',
    'I’m sorry, that was too complicated. Here it is in simpler words:',
  ],
  /** To somebody who asks for literal words. */
  plainFromNow: [
    'Of course, I’ll use plain and literal words from now on, and that isn’t assessed.',
    'Thank you for saying so: I’ll ask in plain and literal words, and it isn’t assessed.',
  ],
  /** In the place of other thanks to somebody who asked for literal words. */
  plainAck: [
    'Thank you for your answer.',
    'Thanks for your answer.',
    'Okay, I have your answer.',
    'Thank you, I have your answer.',
    'Okay, thank you for your answer.',
    'All right, thank you.',
  ],
  plainBridge: [
    'Here is the next question.',
    'Now I will ask the next question.',
    'The next question is this.',
    'I will now ask another question.',
    'Now comes another question.',
  ],
  plainLast: ['This is the last question.'],
  /** To a yes, a no, and what lies between, where a paper was asked for. */
  factYes: ['Thank you, I’ve noted a yes.', 'I’ll put that down as a yes.', 'So that’s a yes, thank you.'],
  factNo: ['Thank you, I’ve noted a no.', 'I’ll put that down as a no.', 'So that’s a no, thank you.'],
  factExpired: ['Thank you, I’ve noted that it has expired.', 'So it has expired, I’ve noted that.'],
  factUnderWay: ['Thank you, I’ve noted that you’re working on it.', 'So it’s in progress, I’ve noted that.'],
  factOther: ['Thank you, I’ve noted what you said.', 'I’ve noted it in your own words, thank you.'],
  kindsOfStory: [
    'It can be from work, school, or volunteering, and a small one is enough.',
    'Anything like that counts, at work or outside of it. You can also say skip.',
    'A few sentences are enough, and if nothing comes to mind, just say skip.',
  ],
  kindsOfView: [
    'There’s no set answer.',
    'A sentence or two in your own words is enough. You can also say skip.',
    'Just say what comes to mind first. If nothing does, say skip.',
  ],
  /** After a question for somebody who has no job yet, or had none for long. */
  elsewhere: [
    'An example from school, from a club, or from home is just as good.',
    'It doesn’t have to be from a job: school, volunteering, or home will do.',
  ],
  /** To somebody who lost the thread in the middle of an answer. */
  thread: ['No hurry, you can pick up from there. I asked:', 'Take your time. You were still answering this:'],
  /** To somebody who asks for a pause: the clock has stopped. */
  pause: [
    'Of course. The clock has stopped, and I’ll wait. Tell me when you’re ready.',
    'Sure, we’ll pause here, and the clock has stopped. Just tell me when you’re ready.',
  ],
  /** When a pause has lasted as long as it may. */
  pauseOver: [
    'That’s as long as I can wait, so let’s continue. We were here:',
    'The pause is over now, so let’s keep going. The question was:',
  ],
  /** Back to a question that was answered before. */
  goBack: [
    'Of course, let’s go back to that one.',
    'Sure, here is that question again.',
    'No problem, let’s take that one again.',
  ],
  /** Back to the question that was open before an earlier one was answered again. */
  backToOpen: ['Now back to where we were:', 'And here is the question we left:'],
  /** Where it isn't clear which earlier question is meant. */
  whichQuestion: [
    'I’m not sure which question you’d like to go back to. Tell me its number, or what it was about. For now, we’re here:',
    'Which question do you mean? You can say, for example, the first one. Until then, my question is:',
  ],
  noTimeBack: [
    'I’m sorry, there isn’t time to go back to that one. My question was:',
    'I’m sorry, we’re short of time, so let’s stay here. I asked:',
  ],
  enoughBack: ['We’ve gone back a few times now, so let’s stay here. My question was:'],
  redo: [
    'Of course. Start again whenever you like.',
    'Sure, let’s start that one over. Go ahead.',
    'No problem, I’ll forget that one. Please start again.',
  ],
  corrected: [
    'Got it, I’ll take it that way. My question was:',
    'I’ve corrected that. I asked:',
    'Thanks for telling me, I’ve changed that. We were here:',
  ],
  /** After a correction with which an answer ends, in the place of thanks. */
  correction: ['I’ve corrected that.', 'Okay, I’ll take it that way.', 'I’ve changed it.'],
  /** After something personal in an answer that is not so much that it is met by itself. */
  warmAck: [
    'Thank you for telling me that.',
    'Thank you for being so open.',
    'I appreciate you telling me that.',
    'Thank you for trusting me with that.',
  ],
  /** To somebody who is nervous, or whose mind is blank. */
  nerves: [
    'That happens to a lot of people, and there’s no hurry. The question is still open: say repeat to hear it again, or skip to leave it.',
    'That’s completely normal, so take all the time you need. You can also say repeat, or skip.',
    'No need to worry, that happens to everyone. Take a breath. I can repeat the question, or we can skip it.',
  ],
  /** After an answer of somebody who says that they are nervous. */
  reassure: ['It’s normal to be nervous, and we’re in no hurry.'],
  /** The same, when all questions were asked. */
  reassureEnd: [
    'Most people are nervous in an interview, and a blank moment rarely costs anyone a job. Ask for a moment, take a breath, and start with a plain fact.',
  ],
  /** To grief that is told when all questions were asked. */
  condolence: ['I’m so sorry. Thank you for telling me.', 'I’m sorry, and there’s no hurry at all.'],
  /** After two questions in a row to which nothing was told. */
  easier: [
    'Let’s take the next one lightly: something small is enough, from work or from anywhere else.',
    'Here’s one where a very small example will do, even one from outside work.',
    'Let’s try another one. A sentence or two is enough for it.',
  ],
  /** After a correction of what was told at an earlier question. */
  notedBefore: ['I’ve noted your correction. My question was:', 'I’ve made that correction. I asked:'],
  /** After a correction that comes at the end, or that leaves open what it corrects. */
  noted: ['I’ve noted the correction.', 'I’ve made the correction.'],
  /** To somebody who has not finished, or wants to add something. */
  moreToCome: ['Of course, please go on.', 'Sure, I’m listening.', 'Please do, take your time.'],
  /** With the floor going back to the candidate, after a question of theirs. */
  stillOpen: [
    'The question is still open.',
    'Back to my question, whenever you’re ready.',
    'Please continue with your answer.',
    'I’m listening.',
  ],
  /** To a question that was answered before. */
  already: [
    'I’m sorry, that’s all I can tell you about it.',
    'I can’t say any more about it.',
    'There’s nothing I can add to that.',
    'My answer to that is the same.',
    'I’ve told you everything I know about it.',
    'That’s as much as I know.',
  ],
  anythingElse: [
    'Is there anything else before we finish?',
    'What else would you like to know?',
    'Any other questions?',
  ],
  unclear: [
    'Did you want to answer that, or should I put it another way?',
    'I’m not sure I followed. Would you like to answer, or should I ask it another way?',
    'Was that your answer, or should I put the question another way?',
  ],
  unheard: [
    'Sorry, I couldn’t make that out. Could you say it again?',
    'I didn’t get that, I’m sorry. Please say it once more.',
  ],
  private: [
    'Thank you for telling me. You don’t need to say more about it, and it isn’t assessed.',
    'Thank you for trusting me with that. It makes no difference here: it isn’t assessed, and you can leave it there.',
    'Thank you for saying so. It stays out of your assessment, and there’s no need to say any more.',
  ],
  /** To somebody who tells that a person close to them died. */
  loss: [
    'I’m so sorry for your loss. You don’t need to say more about it, and it isn’t assessed.',
    'I’m very sorry to hear that. It isn’t assessed, and you don’t need to say any more.',
  ],
  privateOffer: [
    'Say go on whenever you like, skip to leave this question, or pause or stop if you’d like to.',
    'We can go on, skip this question, pause, or stop: whichever suits you.',
    'Would you like to go on, skip this one, pause, or stop?',
  ],
  complaint: [
    'I’m sorry about that. Say skip to leave the question, or answer it any way you like.',
    'I’m sorry, and thank you for telling me. We can leave this question, just say skip.',
    'I’m sorry this bothers you. Say skip for another question, or stop to end here.',
  ],
  back: [
    'Welcome back. We were here:',
    'Good to have you back. We were at this point:',
    'Hello again. Here’s where we were:',
  ],
  resume: [
    'Sorry, we were cut off.',
    'I’m sorry, it seems we were cut off.',
    'Apologies, we were cut off for a moment.',
  ],
  care: [
    'I’m sorry this is hard right now, and thank you for telling me. Nothing depends on this one conversation.',
    'That sounds hard, and I’m sorry. There’s no need to hurry, or to go through with this.',
    'I’m sorry that’s weighing on you. You come first here, not the interview.',
  ],
  careOffer: [
    'We can pause, go on, or stop here: just say pause, go on, or stop.',
    'Would a pause help? Say pause, go on, or stop, whichever suits you.',
    'Say pause for a break, stop to end it here, or go on whenever you like.',
  ],
  careWait: ['Of course. I’ll be here, and there’s no hurry. Say go on when you like.'],
  careNudge: ['I’m still here. Say go on or stop whenever you like, or just take more time.'],
  boundary: [
    'I’d like us to talk calmly with each other, and I’ll only say that once. Shall we go on? If not, say stop, and we’ll end here.',
  ],
  calm: [
    'I’m still happy to go on. Answer in your own way, or say skip or stop.',
    'We can go on, skip this one, or stop.',
  ],
  check: [
    'I may have misheard you. Would you like to stop here? A yes or no is enough.',
    'Let me make sure I heard you. Should we end the interview here, yes or no?',
    'I’m not sure I understood. Do you want to stop now, yes or no?',
  ],
  /** To a candidate who wants to stop an employer's interview. */
  endHere: [
    'End here? You can’t do this interview again. Say yes to end it, or go on to keep going.',
    'Would you like to end here? This interview can’t be done a second time. Say yes to end it, or go on to continue.',
  ],
} as const;

/** Said when someone speaks of harming themselves. Their screen has the numbers, which differ from place to place. */
export const harmWords =
  'Thank you for telling me. I’ll stop here, because you matter more than any interview. On your screen are people you can call right now. If you might hurt yourself, please call your local emergency number, or go to someone you trust.';

/** Said when words tell of danger that may be of any kind. */
export const dangerWords =
  'Thank you for telling me. Let’s stop here, because you matter more than any interview. On your screen are people you can call right now. If you or someone with you is in danger, please call your local emergency number, or go to someone you trust.';

/** Said after it: what was only understood so may have been meant otherwise. */
export const misunderstood = 'If I misunderstood you, just say go on.';

/** The same advice where it was of another time, or may have been misheard. */
export const helpWords =
  'If you feel that way now, please talk to someone you trust, or to one of the people on your screen. If you’re in danger, call your local emergency number.';

/** Said to a candidate who reloaded the page while their screen had the numbers. */
export const stillThere =
  'You’re back. The numbers are still on your screen, and the interview can wait. Say go on, or stop, whenever you like.';

/** Said with the goodbye to a candidate whose screen has the numbers. */
export const numbersStay = 'The numbers stay on your screen.';
