import type { Topic } from './topic.ts';

/** Employers' job posts, and candidates who come by a smart link. */
export const hiring: readonly Topic[] = [
  {
    id: 'post-job',
    subject: 'posting a job',
    asked: `jobpost, how jobpost, employer, employer work, employer use, jobpost work, employer how, where jobpost,
      employer start, candidate screen, screening, employer interview, employer candidate, looking for staff, staff,
      employer benefit, company use, want candidate, candidate jobpost, interview candidate jobpost,
      jobpost candidate interview`,
    about: 'jobpost employer',
    answer:
      'Press Post a Job in the navigation; no account is needed.\n1. Paste the job description.\n2. Review what is suggested: a title, the skills and the key questions. Change what you like.\n3. Enter your email address and press Generate Smart Link For Candidates.\nThen share the link. Candidates hold a first interview by voice. You get an email when one of them reaches the bar, and a private page shows you what they showed, without names.',
    adds: { sales: 'Posting costs nothing: you pay only when quality candidates are found.' },
  },
  {
    id: 'smart-link',
    subject: 'the smart link',
    asked: `smartlink, what smartlink, smartlink work, share smartlink, smartlink candidate, where smartlink, smartlink
      get, smartlink jobpost, candidate link`,
    about: 'smartlink',
    answer:
      'The smart link is an address that an employer puts into an advert or an email. It is the same for everybody: each candidate signs in behind it, agrees to be recorded, and holds an interview of their own, in any browser, at any hour.',
  },
  {
    id: 'employer-cost',
    subject: 'what employers pay',
    asked: `employer price, jobpost price, employer pay, price employer, jobpost free, pay candidate, price candidate,
      company price, company pay, employer free, price jobpost, unlock price, employer charge, employer
      subscription, free employer, jobpost pay, hire price, howmuch jobpost, howmuch employer, howmuch candidate,
      subscription jobpost, percandidate price, percandidate pay, employer price candidate, howmuch percandidate`,
    about: 'price employer jobpost',
    answer:
      'Posting a job and sharing the link cost nothing. You pay only when quality candidates are found: once for each candidate whom you unlock to learn who it is, and nothing for all the others. The price stands on the job’s page before you pay; I have none here and will not guess one.',
  },
  {
    id: 'private-link',
    subject: 'the employer’s private link',
    asked: `privatelink, privatelink lost, lost link employer, where candidate, see candidate, jobpost link lost, employer
      account, employer login, jobpost account, jobpost manage, manage jobpost, privatelink where, jobpost where
      see, employer see candidate, candidate result, candidate list, employer link, jobpost login, privatelink
      receive, lost smartlink, jobpost email not receive`,
    about: 'privatelink jobpost',
    answer:
      'When a job post is finalized, a private link is emailed to its contact address. It opens the job’s page, with the candidates who reached the bar and how far the others are; whoever has it can manage the post, so keep it as you would keep a password. If it got lost, look into the spam folder or write to {support} from the contact address.',
  },
  {
    id: 'unlock',
    subject: 'meeting a candidate',
    asked: `unlock, unlock candidate, contact candidate, candidate contact, meet candidate, candidate name, who candidate,
      candidate email, when candidate, good candidate, quality candidate, candidate reach, bar, set bar,
      candidate score, compare candidate, candidate announce, candidate details, see who candidate,
      when see candidate, when see who candidate, employer see who candidate, jobpost employer see who candidate`,
    about: 'candidate unlock',
    answer:
      'On the job’s page you set the bar, from 0 to 100. When a candidate reaches it you get an email, and the page shows what was said for each skill, each point with a quote, without a name. Candidates can be compared side by side. Paying once for a candidate unlocks the email address, the whole transcript and, where sound was kept, the recording. Of those below the bar, and of those who said too little, you see only that.',
  },
  {
    id: 'edit-job',
    subject: 'changing or closing a job post',
    asked: `change jobpost, jobpost change, close jobpost, delete jobpost, jobpost delete, cancel jobpost, jobpost end,
      end jobpost, jobpost expire, job filled, close job, change question, question change jobpost, delete job,
      change job description, stop smartlink, smartlink change, remove jobpost, how close jobpost, how end jobpost,
      how delete jobpost, how change jobpost`,
    about: 'jobpost change',
    answer:
      'Before you generate the smart link you can change everything. Afterwards the private link opens the job’s page, where you can change the title, the skills and the questions, close the job, open it again, replace the private link, or erase the job.',
  },
  {
    id: 'job-limits',
    subject: 'what a job description should hold',
    asked: `jobpost limit, description long, jobpost description, description limit, job description long, good job
      description, write job description, unlimited jobpost, unlimited skill, jobpost question, what write jobpost,
      length description, skill, howlong job description, long job description, unlimited job description, howmany
      skill, howmany question jobpost, howmany jobpost`,
    about: 'jobpost description',
    answer:
      'Paste the advert as it is: tasks, what you require, and what you offer; tasks and requirements help most. A description may have up to 20,000 characters, and a job up to 30 skills and 20 questions.',
  },
  {
    id: 'fair-hiring',
    subject: 'fair questions and decisions',
    asked: `discriminat, law question, question law, bias, fair, employer law, ai decide, ai hire, who decide, age
      question, automatic decision, decide person, candidate fair, law jobpost, law ai, forbidden question, biased,
      question religion, pregnan, ai reject, bias candidate`,
    about: 'fair',
    answer:
      'A person decides about every job; nobody is turned down by the AI alone. Questions that the law forbids, such as about age, family plans, health, origin or religion, are not asked. Voice, accent and mood do not count. Whoever thinks that something went wrong can write to {support}, where a person reads it.',
  },
  {
    id: 'candidate-interview',
    subject: 'an interview by smart link',
    asked: `smartlink interview, got smartlink, candidate how, employer sent link, company sent link, link company, link
      employer, candidate, candidate interview, smartlink work me, receive link, invited, invitation, smartlink
      account, candidate account, candidate login, employer send link interview, job link interview, smartlink
      signup, receive smartlink, link interview, company interview, employer invited`,
    about: 'smartlink candidate',
    answer:
      'Open the employer’s link and sign in or create an account, so that your answers belong to you. You are told what is recorded and for whom, and agree; then the interview begins, spoken or typed. You get your feedback by email, and the employer decides.',
  },
  {
    id: 'candidate-cost',
    subject: 'what candidates pay',
    asked: `candidate price, candidate pay, candidate free, smartlink price, smartlink free, smartlink pay, smartlink
      subscription, link employer pay, candidate subscription, candidate need subscription, pay interview employer,
      employer link subscription, company interview pay, link company pay, smartlink card, invited pay, interview
      price candidate, pay interview smartlink, interview candidate free`,
    about: 'smartlink price',
    answer:
      'An interview through an employer’s smart link costs you nothing and needs no subscription. You only sign in.',
  },
  {
    id: 'consent',
    subject: 'consent to being recorded',
    asked: `consent, consent candidate, consent record, not consent, refuse record, not want record, smartlink record,
      candidate record, not agree record, must record, record employer, smartlink consent, consent not, record
      candidate, must agree, record company, have agree record, decline`,
    about: 'consent record',
    answer:
      'An employer’s interview is recorded, in writing and in sound, and begins only if you consent; before that you are told what is recorded, for whom and for how long. If you do not agree, no interview is held and nothing about you goes to the employer. You can take consent back later: then what was recorded is erased.',
    why: 'The employer has to be able to check what was said, and you have to know it beforehand.',
  },
  {
    id: 'candidate-result',
    subject: 'the result of an employer’s interview',
    asked: `decide job, decide, when hear employer, employer answer, employer decide, candidate result me, hear back, next
      step employer, decide interview, smartlink result, smartlink report, candidate report, pass interview,
      employer not answer, employer contact me, company decide, company contact me, employer see me, what employer
      see, employer see name, smartlink whosees, smartlink see, candidate privacy, employer hear, candidate whosees,
      gotjob, gotjob when`,
    about: 'employer decide',
    answer:
      'The employer decides, not this service, and I cannot see results. You get your feedback by email. If you reach the bar that the employer set, it reads what you showed for each skill, with quotes and without your name; it can then pay to learn who you are. Otherwise it sees only that somebody fell short, or said too little to tell. If you think that the result is wrong, ask in your report that a person looks: the employer then reads it. For the next step ask the employer who sent you the link.',
  },
  {
    id: 'candidate-again',
    subject: 'repeating an employer’s interview',
    asked: `smartlink again, repeat smartlink, repeat interview employer, second chance, interview again, redo, retake,
      redo interview, redo smartlink, candidate again, smartlink twice, smartlink expire, interview twice,
      repeat interview, smartlink broken, link not work employer, start over, redo employer, redo employer interview,
      retake employer, retake interview, repeat employer interview, retake employer interview,
      employer interview second, employer interview second time, interview second time, second time`,
    about: 'smartlink repeat',
    answer:
      'Behind a smart link each candidate has one interview. If it breaks off, open the same link again: you come back into it. If it ended and something went wrong, ask the employer or {support}. Practice interviews you can repeat as often as you like.',
  },
];
