import type { Topic } from './topic.ts';

const aloud = 'Say it aloud in a practice interview until it sounds like you.';

/** Preparing for an interview: what coaches agree on, in short. */
export const advice: readonly Topic[] = [
  {
    id: 'prepare',
    subject: 'preparing for an interview',
    asked: `prepare, prepare interview, how prepare, tips interview, tips, advice, advice interview, interview tomorrow,
      first interview, good interview, interview next, succeed interview, ace, better interview, improve interview,
      improve answer, interview soon, improve, upcoming interview, interview skill, prepare job`,
    about: 'prepare interview',
    answer:
      '1. Read the job description and mark the three or four things that matter most.\n2. For each, find a true story: the situation, your task, what you did, and the result.\n3. Prepare a minute about yourself, and two questions of your own.\n4. Say all of it aloud at least once, best in a practice interview with that job description.',
    more: 'The evening before: check the way or the video link, lay out what you need, and stop early. A rested head beats a fifth rehearsal.',
    why: 'Interviewers look for evidence. A short true story with a result is the best evidence that you can bring.',
  },
  {
    id: 'star',
    subject: 'telling a story well',
    asked: `star, structure answer, answer structure, behavioral, behavioural, behavioral question, behavioural question,
      answer question how, tell story, situation, example answer, how answer, good answer, answer question`,
    about: 'star answer',
    answer:
      'Use four steps: the situation in one sentence, your task, what you yourself did, and the result, best with a number. Most of the time belongs to what you did. One to two minutes is a good length. ' +
      aloud,
    why: 'The steps keep an answer short, and make sure that your own part and the result are not left out.',
  },
  {
    id: 'mistake',
    subject: 'telling about a mistake',
    asked: `mistake tell, tell mistake, mistake, mistake question, mistake interview, talk mistake, answer mistake,
      mistake mine`,
    about: 'mistake',
    answer:
      'Choose a real one that you put right. Say plainly what went wrong and what was your part in it, without blaming others; then what you did about it, and what you have done differently since. Two sentences for the mistake, the rest for what came after. ' +
      aloud,
    why: 'The question is about how you deal with things that go wrong, not about the mistake.',
  },
  {
    id: 'introduce',
    subject: '"Tell me about yourself"',
    asked: `tell about, about me, tell me about, introduce, self introduction, elevator, about question, answer about,
      about start, tell about me interview, introduction, introduce about, how introduce, answer tell about, answer
      tell me about`,
    about: 'introduce',
    answer:
      'About a minute in three parts: what you do now, one or two things from before that fit this job, and why you want this one. Leave out what the résumé says anyway. ' +
      aloud,
  },
  {
    id: 'strengths',
    subject: 'strengths and weaknesses',
    asked: `weakness, strength, weakness strength, weakness question, greatest weakness, answer weakness, weakness say,
      tell weakness`,
    about: 'weakness strength',
    answer:
      'For a strength, name one that the job needs, and a moment that shows it. For a weakness, name a real one that the job does not hang on, what you do about it, and how that goes. Avoid a strength in disguise. ' +
      aloud,
  },
  {
    id: 'why-this-job',
    subject: '"Why do you want this job?"',
    asked: `why job, why want job, why this company, motivation, why company, why hire me, hire me, why employer you,
      motivat, why hire you, why should we hire, answer why want job, answer why job, why you want job, answer why
      want company`,
    about: 'motivation job',
    answer:
      'Name one thing about the work itself, one about this employer that you have really looked up, and one thing that you bring for it. Three sentences are enough. ' +
      aloud,
  },
  {
    id: 'salary',
    subject: 'talking about salary',
    asked: `salary, salary question, salary expect, negotiate, salary negotiate, ask salary, answer salary, pay rise,
      howmuch salary, ask money`,
    about: 'salary',
    answer:
      'Look up what the job pays in your region before, decide on a range that you mean, and name it calmly when asked, with what you bring for it. Then stop talking. I have no figures for you.',
  },
  {
    id: 'own-questions',
    subject: 'questions of your own',
    asked: `ask employer question, own question, question for them, question to ask, question ask end, question at the
      end, question employer, end question, ask at end, ask recruiter, askthem, what askthem, question askthem, end
      askthem`,
    about: 'question own',
    answer:
      'Bring two or three whose answers you really want to know: what the first months look like, how success is judged, what the team finds hard just now, and what the next step is.',
  },
  {
    id: 'nerves',
    subject: 'being nervous',
    asked: `nervous, nervous interview, calm, nervous practice, nervous voice, not nervous, blackout, mind blank, shy,
      introvert, confident interview`,
    about: 'nervous',
    answer:
      'That is normal, and it shows less than it feels. Breathe out slowly before you answer, and let yourself think for two seconds: a pause sounds considered. You may say "Let me think for a moment". What helps most is having said it aloud before.',
  },
  {
    id: 'talking-habits',
    subject: 'filler words and talking too fast',
    asked: `stop filler, less filler, filler say, filler avoid, avoid filler, reduce filler, pace slow, slower, ramble,
      rambling, answer long, answer short, long answer, howlong answer, answer howlong, too fast, answer length, say
      um, stop say filler, end say filler, how end filler, not say filler, pace voice, pace nervous, pace voice nervous, slow down`,
    about: 'filler answer',
    answer:
      'Make a silent pause where an "um" would come, end your sentences, and breathe there. An answer of one to two minutes is a good length: if you notice that you ramble, go to the result. Your report shows whether it gets better.',
  },
  {
    id: 'experience-gap',
    subject: 'gaps and little experience',
    asked: `gap, gap cv, not experience, experience, unemployed, fired, laid off, career change, change career, parental
      leave, overqualified, explain gap, no experience, beginner, quit job, left job`,
    about: 'experience',
    answer:
      'Say it in one calm sentence, without excuse, and go on to what you bring: what you learned or did in that time, or what from another field carries over. Then show it with a story. ' +
      aloud,
  },
  {
    id: 'after',
    subject: 'after a real interview',
    asked: `thank you letter, follow up email, thank email, follow up, after interview email, rejected, rejection,
      thank note, after real interview, not hired, decide rejected, thankyou, send thankyou`,
    about: 'after',
    answer:
      'Write a short thank-you the same day, with one point from the talk. After a refusal, ask kindly for one piece of advice, note the questions that were hard, and practise those next.',
  },
  {
    id: 'dress',
    subject: 'what to wear and bring',
    asked: `wear, dress, clothes, outfit, what bring, bring, dress interview, look like interview, arrive early`,
    about: 'dress',
    answer:
      'Dress as people in that job do on a good day, neat and comfortable. Be there ten minutes early, with the job description and your own notes. For a video interview test camera, light and sound before.',
  },
];
