import type { Topic } from './topic.ts';

/** What the Data Policy says, in short. */
export const privacy: readonly Topic[] = [
  {
    id: 'privacy',
    subject: 'privacy',
    asked: `privacy, data privacy, what data, data collect, collect, which data, data, data about me, know about me, data
      use, what save, data policy, privacy policy, data hacked, data safe, interview privacy, data keep what, what
      data keep, protect privacy, protect data, protect`,
    about: 'data privacy',
    answer:
      'Kept are your account name and email address, the transcripts of your interviews and the reports made from them, and what you upload or write here. The sound of your answers is kept only if you switch that on, or agree to it for an employer. Nothing is sold, no emotions are inferred, and AI models are not trained on your interviews. The Data Policy, linked at the foot of every page, says it in full.',
  },
  {
    id: 'recorded',
    subject: 'what is recorded',
    asked: `record, record interview, am i record, record practice, record me, what record, record voice, interview record,
      record sound, listening, record without, keep sound, keep voice, keep sound voice, sound voice keep,
      save sound, save voice, keep sound my voice, keep sound voice my, keep sound you`,
    about: 'record',
    answer:
      'What is said is kept as a written transcript, because the report is made from it. The sound of your answers is kept in practice only if you switch that on in your practice profile under My Account; an employer’s interview is recorded in writing and in sound, and only begins once you have agreed to that. While sound is kept, the room says so. Previews are never recorded, and neither is video.',
    why: 'The transcript is needed for the report; the sound is there for hearing yourself, and for the employer to check what was said.',
  },
  {
    id: 'who-sees',
    subject: 'who can see your interviews',
    asked: `whosees, whosees interview, whosees report, whosees answer, employer see practice, employer whosees, whosees
      practice, employer see, interview employer see, boss see, interview share employer, practice share, share
      data, whosees data, whosees transcript, person see interview, interview whosees employer, boss find, employer practice, employer practice interview, employer whosees practice interview, company whosees, company practice`,
    about: 'whosees interview',
    answer:
      'Practice interviews are yours alone: no employer sees them. If you take an interview through an employer’s smart link, that employer sees when a candidate agreed, began and finished. If you reach its bar, or ask that a person looks, it reads your result for each skill with short quotes, without your name. Your email address, the transcript and the recording follow only if it pays to meet you. How you sound is never shown.',
  },
  {
    id: 'erasure',
    subject: 'having data erased',
    asked: `delete data, data delete, delete interview, delete report, delete record, delete transcript, howlong delete,
      delete howlong, right to be forgotten, delete history, erase, delete chat, delete privacy, when delete,
      request delete, delete everything data`,
    about: 'delete data',
    answer:
      'You can erase single interviews or the whole account under My Account, or write to {support} from the address of your account. Every request for erasure is handled within one month, and you are told when it is done. Only what a law makes us keep stays, such as invoices.',
    why: 'One month is the time that data protection law gives; what you erase under My Account goes at once.',
  },
  {
    id: 'retention',
    subject: 'how long data is kept',
    asked: `keep data, howlong keep, keep, keep howlong, keep record, keep transcript, keep interview, keep report,
      howlong data, data time, keep chat`,
    about: 'keep data',
    answer:
      'As long as it is needed: account, profile and résumé while the account exists; transcripts and reports until their time is over or you erase them; the sound of answers no longer than that, and usually much shorter; previews only shortly. For the times that apply now, ask {support}.',
  },
  {
    id: 'selling',
    subject: 'selling data and training AI',
    asked: `sell, sell data, aitraining, aitraining data, data ai, aitraining interview, train interview, practice data
      ai, data advertising, advertising, data practice ai`,
    about: 'data sell aitraining',
    answer:
      'No. Data is not sold, there is no advertising, and AI models are not trained on your interviews or your résumé.',
  },
  {
    id: 'location',
    subject: 'where data is',
    asked: `where data, server, where server, data location, located, data country, country, europe, eu, where keep, where
      keep data, data stored where, usa, america, data europe, keep europe data, keep country data`,
    about: 'data server',
    answer:
      'The servers are in the United States. For data from Europe the safeguards apply that the law provides for such transfers; the Data Policy says more.',
  },
  {
    id: 'emotions',
    subject: 'emotions and voices',
    asked: `emotion, emotion analyse, emotion voice, voice analyse, voice analyze, voice score, analyse face, emotion
      score, biometric, emotion interview`,
    about: 'emotion',
    answer:
      'No emotions, character or health are inferred from your voice or face, nobody is identified by voice, and no picture is analysed. Only what you say counts.',
    why: 'It would be unfair and unreliable, and in recruitment it is unlawful in the European Union.',
  },
  {
    id: 'cookies',
    subject: 'cookies and analytics',
    asked: `cookie, cookie use, cookie consent, analytics, cookie change, cookie not, cookie data`,
    about: 'cookie',
    answer:
      'Your browser keeps a few things that are needed, such as that you are signed in and which microphone you chose. Page views are counted only if you agree, and you can change your mind at any time. Analytics never gets what you say or write.',
  },
  {
    id: 'ai-providers',
    subject: 'the AI that is used',
    asked: `which ai, what ai, ai use, ai provider, openai, chatgpt use, ai data, ai cv, cv ai, who develop, which model,
      ai model, ai interview data, cv privacy, cv whosees, cv ai process, technology`,
    about: 'ai',
    answer:
      'Interviews, this chat and employers’ job descriptions may be processed by an AI provider, so that questions and answers can be phrased. A résumé that you upload goes to none of them. A provider gets what the task needs and may not use it for purposes of its own. Which one it is I do not know: ask {support}.',
  },
  {
    id: 'rights',
    subject: 'your rights',
    asked: `right, rights, my rights, data rights, withdraw consent, withdraw, consent withdraw, take back consent, revoke
      consent, consent back, correct data, change data, data wrong, data authority, gdpr rights, gdpr compliant,
      compliant`,
    about: 'rights data consent',
    answer:
      'You can ask for a copy of your data, have it corrected or erased, limit its use, and take consent back at any time: then nothing more is recorded, and what was recorded is erased. Write to {support}, or use My Account. You can also complain to the data protection authority where you live.',
  },
  {
    id: 'legal',
    subject: 'the terms and the policy',
    asked: `terms, where terms, terms read, policy, where policy, terms policy, terms use, liability, legal`,
    about: 'terms',
    answer:
      'The Terms of Use and the Data Policy are linked at the foot of every page. Each begins with a short summary.',
  },
];
