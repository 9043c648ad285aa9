import type { Topic } from './topic.ts';

/** The service itself, and whom to write to. */
export const company: readonly Topic[] = [
  {
    id: 'contact',
    subject: 'contacting support',
    asked: `support, how support, support email, human, support human, talk human, where support, human email, human help,
      get help, talk person, speak person, person answer, help, need help, email you, phone number, call you, phone
      support number, talk to support, support phone`,
    about: 'support',
    answer:
      'Write to {support}: a person reads it and answers. Please write from the address of your account, and say what happened and when. There is no telephone line that I know of.',
  },
  {
    id: 'what-is-it',
    subject: 'what this service is',
    asked: `what brand, what is this, what service, what this site, brand do, service do, brand, what website, what app,
      about brand, tell service, tell brand, what it do, who for, who made, who run, what is this website,
      what website for, what is this website for, what is this site`,
    about: 'brand',
    answer:
      'With {brand} you practise job interviews aloud with an AI interviewer, at any hour, and get an honest feedback report after each. Employers can post a job and give candidates a link to a first interview by voice.',
    adds: { sales: '{tryFree}' },
  },
  {
    id: 'hours',
    subject: 'when it is available',
    asked: `hours, hours interview, hours practice, when practice, interviewer hours, when interview, hours you, night
      practice, appointment, schedule, book, book interview, schedule interview, calendar`,
    about: 'hours',
    answer:
      'Practice interviews are there at any hour, every day; there is nothing to book. Just press Practice Interview.',
  },
  {
    id: 'feedback-idea',
    subject: 'ideas and complaints',
    asked: `suggestion, feature request, idea, suggest, feedback you, report bug, bug report, complaint, report problem,
      give feedback, not happy, unhappy, disappointed, leave review, dispute, lawsuit, complain`,
    about: 'support',
    answer:
      'I am sorry if something is not as it should be. Write to {support}: a person reads it, looks into it and answers. Please note that ideas sent to us are not treated as confidential.',
  },
  {
    id: 'blog',
    subject: 'the blog with focus questions',
    asked: `blog, focus question, article, tips read, sample question, example question, list question, question list,
      question bank`,
    about: 'blog question',
    answer: 'Focus questions and articles for preparing are on the blog: {blog} (Focus Questions in the navigation).',
  },
  {
    id: 'guarantee',
    subject: 'whether practice gets you a job',
    asked: `guarantee, guarantee job, really help, does help, find job, get job, success rate, effective, chance job,
      promise, help get job, job offer, find me a job, better, other apps, competitor, compare other`,
    about: 'practice benefit',
    answer:
      'Nobody can promise a job, and this service places nobody. What practice does: you have said your answers aloud before it counts, you know what to tighten, and you see from interview to interview whether it works.',
    adds: { sales: '{tryFree} Judge it by your own first report.' },
  },
];
