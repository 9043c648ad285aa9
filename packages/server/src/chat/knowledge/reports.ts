import type { Topic } from './topic.ts';

/** The feedback report and what is in it. */
export const reports: readonly Topic[] = [
  {
    id: 'report',
    subject: 'the feedback report',
    asked: `report, what report, report interview, report practice, report email, get report, how report, happens after,
      after interview, when report, report content, happens after interview, after interview get, what happens after
      interview`,
    about: 'report',
    answer:
      'After each session a feedback report comes to the email address of your account, within a few minutes. It says what became of each question, and holds figures such as your pace, pauses and filler words, and a transcript. Your past interviews with their reports are listed under My Account.',
    more: 'Each figure leads to the moment that it comes from, and what could not be measured is said to be so, never guessed. The free preview sends no report.',
    adds: { sales: 'A report after every session is part of the trial as well as of the subscription.' },
  },
  {
    id: 'report-missing',
    subject: 'a report that has not arrived',
    asked: `report not receive, not receive report, report lost, report spam, spam, not get report, not email, no report,
      where report, report not, email not receive, wait report, report late, not report email, not report yet,
      not report email far`,
    about: 'report lost',
    answer:
      'A report takes a few minutes. If it is not there, look into your spam folder, check that the address under My Account is one that you read, and look at Past interviews under My Account. If nothing was said in the interview, there is nothing to report. Still missing? Write to {support} with the day and time of the interview.',
  },
  {
    id: 'scores',
    subject: 'how scores come about',
    asked: `score, how score, score mean, score answer, score interview, score report, score calculate, calculated score,
      what score, what good score, good score`,
    about: 'score',
    answer:
      'Scores come from what you said alone: whether an answer told the situation, your own part and the result, how specific it was, and whether it met the question. Each score has a written anchor, and stands with words of yours. Pace, voice, accent and mood do not count. If too little was said, or the recogniser mishears, the report says "not assessed" instead of a number.',
    more: 'Written rules decide, also where a language model proposes; the report says who made it. It is practice, and no statement about your chances.',
    why: 'Only what can be shown with a quote is scored, since a number without evidence helps nobody.',
  },
  {
    id: 'score-wrong',
    subject: 'a score or report that seems wrong',
    asked: `score wrong, score unfair, score low, low score, not agree score, report wrong, disagree, unfair, score broken,
      report broken, review, review score, review person, human review, wrong report, report unfair, unfair report,
      report again look`,
    about: 'review',
    answer:
      'Reports are made by software and can be wrong: speech recognition mishears. Compare the report with the transcript first. If you think that it does not do you justice, write to {support}: a person looks at it. After an interview for an employer you can also ask for a person’s review in the report itself.',
  },
  {
    id: 'measures',
    subject: 'pace, pauses and fillers',
    asked: `pace, filler, pause report, measure, measure report, speech measure, words minute, filler report, filler
      pause, stat, speed, count filler, what filler, count pause, report pause, pause report what`,
    about: 'pace filler',
    answer:
      'The report counts words a minute while you speak, pauses over a second inside an answer, filler words with their moments, and how long your answers were; one to two minutes is the usual advice for an answer. Where the recogniser is not exact enough for a figure, the report says so.',
  },
  {
    id: 'transcript',
    subject: 'the transcript and how exact it is',
    asked: `transcript, accurate, accurate transcript, transcript wrong, wrong transcript, accurate voice, speech
      accurate, accurate interviewer, interviewer accurate, accurate me, not understand, interviewer not understand,
      caption wrong, caption broken, wrong words`,
    about: 'accurate transcript',
    answer:
      'Speech is turned into text by your own browser if you allow it, or by recognition software of ours; the transcript says which. It can mishear. Your browser’s recogniser is usually the more exact one. Speak near the microphone in a quiet room, or type the answers that matter.',
    more: 'An approximate transcript is never used for judging what you said, only for turns and lengths.',
  },
  {
    id: 'replay',
    subject: 'hearing your answers again',
    asked: `replay, listen recording, hear myself, hear recording, record myself, record answer, record my interview,
      listen answer, play back, playback, recording on, switch record, listen again, hear own answer, hear answer,
      hear own`,
    about: 'record',
    answer:
      'Switch on that the sound of your answers is kept, in the practice profile under My Account. From the next practice interview on, its report plays them beside the transcript: press a word to hear it. Sound of interviews before that was not kept.',
  },
  {
    id: 'history',
    subject: 'past interviews and progress',
    asked: `history, history interview, history report, see progress, history score, am i getting better, list interview,
      old report, see history interview, history where, progress, see history, see history where`,
    about: 'history',
    answer:
      'Past interviews are listed under My Account, each with its report. From the second one on, it shows how your figures change, as far as they can be compared.',
  },
  {
    id: 'share-report',
    subject: 'sharing a report',
    asked: `share report, share, send report, report coach, report friend, report export report, pdf, report pdf,
      print interview, print report, how print report`,
    about: 'share report',
    answer:
      'In the report you can make a link for a coach or a friend. It works for one, seven or thirty days, you can take it back at any time, and whoever has it reads the report and what was said, never a recording. You can also print the report or keep it as a file.',
  },
];
