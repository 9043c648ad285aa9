import { Link } from '../../primitives/index.ts';
import { Mailbox } from '../Mailbox.tsx';
import type { LegalBrand, LegalSection } from '../types.ts';

/** Who is responsible, what is kept, and what for. */
export const collectionSections = (brand: LegalBrand): LegalSection[] => [
  {
    id: 'responsible',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          The operator of {brand.name} (“we”) decides how the personal data described here is used. You reach us at{' '}
          <Mailbox brand={brand} />.
        </p>
        <p>
          When you take an interview through an employer’s smart link, that employer is responsible for what it does
          with what it learns about you. The rules between all of us are in the{' '}
          <Link href="/terms-of-use/">Terms of Use</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'collected',
    title: 'What we collect',
    body: (
      <>
        <h3>Account</h3>
        <p>
          Your account name and email address, and the day on which the account was created. Your password goes to the
          sign-in provider, which stores it only in a form that can’t be read back. We never have it.
        </p>
        <h3>Interviews</h3>
        <p>
          The interview transcript: what the interviewer asked and what you answered, spoken or typed, with the times of
          turns and words and the name of the speech recognizer. Where you correct words that were misheard, we keep
          both. From it we compute measures such as pace, pauses and filler words, and write your report. The sound of
          your answers is kept only where you switched that on or consented to it, as described under{' '}
          <Link href="#recording">Recording and consent</Link>.
        </p>
        <h3>Resume and practice profile</h3>
        <p>
          If you choose to give them: a resume, the role that you aim for, and a job description. You can take each of
          them away again. What you choose for one practice interview, a job ad included, is kept with that interview
          and goes with it.
        </p>
        <h3>Text chat</h3>
        <p>The messages that you and the assistant write.</p>
        <h3>Job posts</h3>
        <p>
          From employers: the job description, the title, the company’s name, its logo and its note for candidates, the
          skills and the questions, the contact email address, which candidates were paid for, shortlisted, or declined,
          and what they noted about them. Those notes are erased when you erase the interview. Ask the employer what it
          wrote.
        </p>
        <h3>Invitations by email</h3>
        <p>
          An employer can give us your email address, so that we invite you to an interview. We email you once for each
          job, in our own words, and keep the address and the day with the job, where the employer sees them. A link in
          each invitation stops them all. To keep that promise, we keep a code made from your address. We use it only to
          recognize the address if an employer gives it to us again.
        </p>
        <h3>Payments</h3>
        <p>
          Whether you have a trial or a membership, until when, and the payment provider’s reference to you. No card
          numbers.
        </p>
        <h3>Technical data</h3>
        <p>
          Your network address, browser and the time of a request, as far as delivering the service and protecting it
          from misuse need them. Our logs hold no speech, no names and no email addresses.
        </p>
      </>
    ),
  },
  {
    id: 'purposes',
    title: 'What we use it for',
    body: (
      <>
        <p>We use personal data for these purposes and for no others:</p>
        <ul>
          <li>
            to give you what you asked for: accounts, interviews, reports, the chat, job posts, payments. The ground is
            our agreement with you;
          </li>
          <li>
            to keep the sound of practice, to record an interview for an employer, and to count page views. The ground
            is your consent, which you can take back;
          </li>
          <li>
            to keep the service safe and working: limits, error reports, answers to your questions. The ground is our
            legitimate interest in a service that can be relied on;
          </li>
          <li>to keep invoices and to answer authorities, where a law obliges us.</li>
        </ul>
        <p>We send no advertising, sell no data, and don’t train AI models on your interviews or your resume.</p>
      </>
    ),
  },
];
