import type { LegalBrand, LegalSection } from '../types.ts';

/** What holds between employers, candidates and us. */
export const employerSections = ({ name }: LegalBrand): LegalSection[] => [
  {
    id: 'employers',
    title: 'Job posts and smart links',
    body: (
      <>
        <p>
          Employers post a job description without an account, review what the AI suggests (a title, skills and key
          questions), and get a smart link to share with candidates. A second, private link goes to the contact address.
          Anyone who has the private link can manage the job post, so please keep it as safe as a password.
        </p>
        <p>If you post a job, you agree to these rules:</p>
        <ul>
          <li>The job exists, you are allowed to fill it, and what you write about it is true.</li>
          <li>
            You ask nothing that the law forbids to ask, such as questions about age, family plans, health, origin,
            religion or union membership, and you don’t choose anyone by such things.
          </li>
          <li>You tell candidates that an AI runs and analyzes the interview. We tell them, too.</li>
          <li>
            A person on your side decides. What the AI writes may inform that decision and may not replace it, and no
            one is turned down by the AI alone.
          </li>
          <li>
            You use what you learn about a candidate only to fill this job, keep it safe, and erase it when you no
            longer need it. For that use, you answer to the candidate and to the law yourself.
          </li>
        </ul>
        <p>
          You pay only when quality candidates are found. We announce such a candidate without contact details. If you
          pay to unlock that one candidate, we show you the email address, the transcript and the recording. You pay
          nothing for all the others.
        </p>
      </>
    ),
  },
  {
    id: 'candidates',
    title: 'Interviews through a smart link',
    body: (
      <>
        <p>
          If an employer has sent you a smart link, the interview costs you nothing and needs no membership. You sign
          in, so that your answers belong to you and no one can give them in your name.
        </p>
        <p>
          Before it starts, we say what is recorded, for whom, and what the employer gets to see. Such an interview is
          recorded, in writing and in sound, and begins only if you consent. If you don’t, nothing about you goes to the
          employer.
        </p>
        <p>
          You get a copy of your feedback. The employer, not {name}, decides about the job. If you take back your
          consent or have your data erased, the transcript and the recording go as well.
        </p>
      </>
    ),
  },
];
