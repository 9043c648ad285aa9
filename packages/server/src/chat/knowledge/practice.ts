import type { Topic } from './topic.ts';

/** How practice interviews go. */
export const practice: readonly Topic[] = [
  {
    id: 'how-it-works',
    subject: 'how a practice interview works',
    asked: `how interview work, how practice work, what happens interview, happens practice, happens interview, interview
      practice how, how interview, how this work, how brand work, how app work, interview work, step interview,
      process interview, what step interview, interview explain how, interview practice look, practice look, interview look, what practice interview`,
    about: 'interview practice',
    answer:
      'You press Practice Interview, allow the microphone, and an AI interviewer talks with you. It asks which job you practise for, asks its questions one after another, listens, and asks back about what you left out. Press Disconnect when you want to stop. Afterwards a feedback report comes to you by email.',
    more: 'You can pause to think, ask for a question again, skip it, or type instead of speaking. One interview takes at most {maxMinutes}, and everything you have said is kept even if the connection drops.',
    why: 'Most people know their answers and have never said them aloud. A spoken rehearsal, with somebody asking back, is the part that makes the real one easier.',
    adds: { sales: '{tryFree}' },
  },
  {
    id: 'start',
    subject: 'starting an interview',
    asked: `start interview, start practice, how start, where start, begin, where interview, where practice, find practice,
      room, interview going, get interview going, start first interview`,
    about: 'start interview',
    answer:
      'Log in and press Practice Interview in the navigation at the top. A room opens; allow the microphone when your browser asks, and the interviewer begins.',
    more: 'On a phone the navigation is behind the menu button. Before your first interview you can check microphone and speakers.',
  },
  {
    id: 'questions',
    subject: 'what is asked',
    asked: `what question, question interview, question interviewer, kind question, question job, which question, what
      ask, question practice, hard question, sort question, question specific job, question fit job, question job
      interview, what interviewer ask, interviewer ask, howmany question, howmany question interview`,
    about: 'question',
    answer:
      'The interviewer asks which job you practise for, and then questions for that job: about your experience, situations that you have handled, and what the job needs. After an answer it may ask back, for example about your own part or the result.',
    more: 'It never asks what an employer may not ask, such as age, family plans, health, origin or religion.',
    why: 'It asks back so that an answer gets what interviewers look for: the situation, what you did yourself, and what came of it.',
  },
  {
    id: 'duration',
    subject: 'how long an interview takes',
    asked: `howlong interview, howlong practice, long interview, interview time, time practice, howlong session,
      long practice, how long interview take, time limit, time unlimited interview, time interview, maximum time,
      howmany time interview, howmuch time interview, howmuch time, howmuch time practice`,
    about: 'interview howlong',
    answer:
      'A practice interview takes at most {maxMinutes}. You can end it earlier at any time with Disconnect; the report is then made from what was said until there.',
    why: 'The limit keeps it close to a real first interview, and leaves time for a proper goodbye.',
  },
  {
    id: 'interviewer',
    subject: 'the interviewer',
    asked: `interviewer, who interviewer, interviewer person, interviewer human, interviewer ai, ai interview,
      human interview, voice interviewer, strict, style interviewer, friendly demanding, change interviewer,
      friendlier interviewer, persona, machine interview, machine interviewer, robot, computer interview`,
    about: 'interviewer',
    answer:
      'Your interviewer is an AI, not a person. It speaks and listens, waits while you think, and can be interrupted. Its manner is polite and to the point.',
    more: 'That manner is the same for everybody: a friendlier or a stricter interviewer cannot be chosen.',
    why: 'A program is there at any hour and judges nobody, so you can make your mistakes with it first.',
  },
  {
    id: 'pause-skip',
    subject: 'pausing, repeating and skipping',
    asked: `skip, repeat, pause, pause interview, skip question, repeat question, time think, interrupt,
      interrupt interviewer, hesitate, quiet think, silent think, think while, need think, quiet while, stay quiet,
      quiet, stay silent`,
    about: 'pause skip repeat',
    answer:
      'Take your time: the interviewer waits when you pause to think. Say "Can you repeat the question?" to hear it again, or "Next question, please" to skip it. You may also interrupt it.',
    more: 'After a long silence it asks kindly whether you are still there. There is no pause button: to stop, press Disconnect.',
  },
  {
    id: 'typing',
    subject: 'typing instead of speaking',
    asked: `typing, typing answer, typing interview, not voice, not voice interview, without microphone, not microphone
      need, not microphone have, write answer, need microphone, microphone must`,
    about: 'typing',
    answer:
      'Yes, you can type every answer: there is a field for it below the captions. Typed answers count the same as spoken ones, and no microphone is needed. Measures of speech, such as pace and pauses, are then left out of the report.',
  },
  {
    id: 'captions',
    subject: 'captions',
    asked: `caption, caption interview, text read interview, text screen`,
    about: 'caption',
    answer: 'What both of you say is shown as captions in the room while you talk. You can answer by typing as well.',
  },
  {
    id: 'cut-off',
    subject: 'going on after an interruption',
    asked: `cutoff, cutoff interview, carryon interview, carryon, interview lost, lost answer, connection lost, close tab,
      interview end early, interview broken, interview stop, interview start again, start again, battery, interview died, computer crash, interview middle, middle interview, close laptop`,
    about: 'cutoff interview',
    answer:
      'Nothing you said is lost: each answer is kept as soon as it is finished. Open the same page again, or reload it, and you come back into the same interview, at the same question. If the interviewer itself was cut off, another one joins and goes on where you were.',
    more: 'Check your network, then reload the page of the interview. If it says that the interview has ended, its report is on the way to you by email.',
    why: 'Most often the network was away for a moment, or the browser put the tab to sleep.',
  },
  {
    id: 'how-often',
    subject: 'how often you can practise',
    asked: `unlimited interview, unlimited practice, unlimited, unlimited time, many interview, limit interview,
      howmany interview, howmany practice, howmany time, howmany answer, several interview, several practice,
      several practice interview, interview day, practice every day, practice daily, again practice,
      howmany time practice, howmany time practice interview`,
    about: 'unlimited interview',
    answer:
      'As often as you like, at any hour: the number of practice interviews is not limited while your trial or subscription holds.',
  },
  {
    id: 'camera',
    subject: 'the camera',
    asked: `video, video interview, video need, video record, dress interview camera, whosees video, see me video`,
    about: 'video',
    answer: 'No camera is needed. It is off when you join a room, and no picture is ever analysed or recorded.',
  },
  {
    id: 'jobs',
    subject: 'which jobs you can practise for',
    asked: `which job, what job, job practice, practice job, different job, nurse, teacher, engineer, developer, job
      interview, choose job, industry, field, specific job, my job`,
    about: 'job',
    answer:
      'Any job: tell the interviewer at the start which one you practise for. For many common jobs there are questions of their own; for any other it asks general questions that fit every job.',
  },
  {
    id: 'profile',
    subject: 'your practice profile and résumé',
    asked: `cv, upload cv, cv job, upload, profile practice, job description, description upload, paste description,
      target role, personalize, tailor, cv delete, cv remove, format cv, file cv, cv file, cv format, format`,
    about: 'cv',
    answer:
      'Under My Account, in the practice profile, you can name your target role, paste a job description, and upload a résumé as PDF or text, up to 5 MB. Your next practice interview then follows it: it is about that role, asks for the skills that the description and the résumé name, and has the manner that you choose there. All of it is optional, and you can remove it again.',
    more: 'Of a résumé the text is kept, and not the file. It is read by rules, to choose your questions; no AI provider and no employer gets it.',
  },
  {
    id: 'preview',
    subject: 'the free preview',
    asked: `preview, try without account, preview free, test free, test without, preview test, test before, free interview,
      preview time, howlong preview, preview report, see before, not signup try, test not signup,
      test not signup account, without signup`,
    about: 'preview',
    answer:
      'Yes: press Try Now on the home page. The preview is a spoken interview of a few minutes, free, without an account or a credit card. It can be started a few times an hour and sends no report.',
    adds: { sales: 'With an account you get full interviews and a report by email after each. {tryFree}' },
  },
  {
    id: 'languages',
    subject: 'languages',
    asked: `language, language interview, other language, which language, language practice, english, interviewer language,
      language interviewer voice, interviewer voice language`,
    about: 'language',
    answer: 'Interviews are held in English, and I write English only. Other languages are not offered yet.',
  },
  {
    id: 'text-chat',
    subject: 'this chat',
    asked: `chat, what can help, what can you do, text chat, what can ask, help with, what you know, chat for, chat save,
      chat keep`,
    about: 'chat',
    answer:
      'In this text chat you can ask about practice interviews, reports, your account, the subscription, technical trouble, privacy, and job posts. I remember what we said in this conversation. I am a program, not a person: for what I do not know there is {support}.',
  },
];
