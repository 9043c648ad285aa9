import { Link } from '../../primitives/index.ts';
import type { LegalBrand, LegalSection } from '../types.ts';

/** Who else gets to see data, and where it is. */
export const sharingSections = ({ name }: LegalBrand): LegalSection[] => [
  {
    id: 'employers',
    title: 'What employers get to see',
    body: (
      <>
        <p>
          Practice interviews are yours alone: no employer sees them. It is different with an interview that you take
          through an employer’s smart link:
        </p>
        <ul>
          <li>
            The employer sees that a candidate agreed, is in the interview or has finished, by a number and without a
            name.
          </li>
          <li>
            If the interview reaches the bar that the employer has set, we tell it so by email, and it reads your result
            for each skill that the job requires, with short quotes from your answers, your answers to yes-or-no
            questions, and whether you spoke or typed. Your name, mail addresses, phone numbers and the like are taken
            out of them as far as software can tell.
          </li>
          <li>
            If not, it learns only that a candidate fell short of the bar, or that the answers couldn’t be rated; and if
            you ask for a person to look at your result, it reads that result with its quotes.
          </li>
          <li>How you sound is never part of it: not your pace, your pauses, your voice or your accent.</li>
          <li>
            If the employer then pays to unlock your interview, it gets your email address, the transcript and the
            recording.
          </li>
          <li>
            If not, we never tell the employer who you are. If it had us invite you by email, it knows whom it invited,
            and may guess which interview is yours.
          </li>
          <li>
            It can save what its page shows as a file, and it can have us email you that it’s moving forward with
            others. We write that email, not the employer.
          </li>
        </ul>
        <p>You get a copy of your feedback in every case.</p>
      </>
    ),
  },
  {
    id: 'emails',
    title: 'Emails',
    body: (
      <p>
        After each session we send a report to the email address of your account. Otherwise, we email you only about the
        service itself: to reset your password, to confirm a payment, to send an employer its links, to invite you to an
        interview for an employer, or to tell you about an employer’s decision or a change that matters. A preview sends
        no email.
      </p>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    body: (
      <p>
        Payments are handled by a card payment provider. You enter your card on the provider’s own page; the number
        never reaches us. We learn that you paid, how much, for which period, and whether a payment failed.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and analytics',
    body: (
      <>
        <p>
          Your browser keeps a few things for us: that you are signed in, which microphone and speaker you chose, that
          you have checked them, how you like your captions, whether you like the page dark, and what you allowed.
          Without them the service would ask you again and again. They need no consent and are gone when you clear them.
        </p>
        <p>
          If you agree, and only then, an analytics service counts page views and a few events, such as a preview that
          was started or a microphone that was refused. It sets cookies for that. It never gets what you say or write.
          You can change your mind at any time, and the service works the same if you say no.
        </p>
      </>
    ),
  },
  {
    id: 'providers',
    title: 'Who works for us',
    body: (
      <>
        <p>
          We can’t do everything alone. These kinds of providers process data for us, each only what its task needs,
          bound by a contract:
        </p>
        <ul>
          <li>sign-in (email address and password);</li>
          <li>real-time audio (the sound of a running interview);</li>
          <li>AI and speech (text, resumes and sound, as described above);</li>
          <li>card payments;</li>
          <li>sending email;</li>
          <li>hosting of our servers and storage;</li>
          <li>analytics, with your consent.</li>
        </ul>
        <p>
          Besides them, only those get data whom a law or a court entitles to it, and any company that takes over {name}
          , who is then bound by this policy.
        </p>
      </>
    ),
  },
  {
    id: 'location',
    title: 'Where your data is',
    body: (
      <p>
        Our servers are in the United States. If you live elsewhere, your data is transferred there when you use the
        service. For data from the European Economic Area, the United Kingdom and Switzerland we rely on the safeguards
        that the law provides for such transfers, such as the European Commission’s standard contractual clauses.{' '}
        <Link href="#contact">Ask us</Link> for a copy.
      </p>
    ),
  },
];
