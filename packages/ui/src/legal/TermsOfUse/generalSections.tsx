import { Link } from '../../primitives/index.ts';
import { Mailbox } from '../Mailbox.tsx';
import type { LegalBrand, LegalSection } from '../types.ts';

/** What holds for everybody: conduct, rights, liability, disputes. */
export const generalSections = (brand: LegalBrand): LegalSection[] => [
  {
    id: 'conduct',
    title: 'Fair use',
    body: (
      <>
        <p>Please use the service for what it is made for. You may not:</p>
        <ul>
          <li>break the law with it, or harass, threaten, or deceive anyone;</li>
          <li>take an interview in someone else’s name;</li>
          <li>enter rooms, conversations or job posts that are not yours, or try to;</li>
          <li>overload, scan or attack the service, or get around its limits;</li>
          <li>upload anything that carries malware or that you have no right to share;</li>
          <li>resell the service without our written agreement.</li>
        </ul>
        <p>If you find a weakness, tell us before you tell others. We are grateful for it.</p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What is yours and what is ours',
    body: (
      <>
        <p>
          What you say, write and upload stays yours. You allow us to process it as far as the service needs it: to run
          the interview, to write your report, and to show results to those whom these terms name.
        </p>
        <p>
          The software, the design, the questions and the name {brand.name} belong to us or to those who license them to
          us. Some parts are open source; their own licenses apply to them, and nothing here takes those rights away.
        </p>
      </>
    ),
  },
  {
    id: 'feedback',
    title: 'Feedback about the service',
    body: (
      <>
        <p>
          Ideas, suggestions and other feedback that you send us about the service are non-confidential. We may use them
          freely and for any purpose, without owing you payment, credit or secrecy. So please don’t put into such a
          message what has to stay secret.
        </p>
        <p>This does not touch your interviews, transcripts and reports, which are protected by the Data Policy.</p>
      </>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and liability',
    body: (
      <>
        <p>
          We work to keep the service running and what you said safe, but we can’t promise that it never fails. We may
          change or end parts of it, and tell you beforehand when that takes away something you paid for.
        </p>
        <p>
          The service is provided as it is. As far as the law allows, we are not liable for indirect damage, for a job
          that was not offered, or for decisions that employers make; and otherwise for no more than you paid us in the
          twelve months before the damage. Nothing in these terms limits liability for intent, for gross negligence, for
          harm to life and health, or where the law forbids a limit.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending the agreement',
    body: (
      <>
        <p>You can end this agreement at any time by having your account or your job post erased.</p>
        <p>
          We may suspend or close an account that seriously or repeatedly breaks these terms. Unless there is danger in
          waiting, we say why and give you the chance to answer first. If the fault was not yours, we refund what you
          paid for the time that is left.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        When we change these terms, we change the date at the top. If a change matters to you, we tell you by email or
        in the service before it applies. If you don’t agree, you can end the agreement before that day. A part that
        turns out to be invalid leaves the others as they are.
      </p>
    ),
  },
  {
    id: 'disputes',
    title: 'Disputes',
    body: (
      <>
        <p>
          Disputes are handled through our <Link href={brand.contactUrl ?? '#contact'}>contact page</Link>. Tell us what
          happened and what would make it right. A person reads it, looks into it and answers you.
        </p>
        <p>
          If we can’t agree, you are free to go to a court or to a consumer body. Rights that the law of your country
          gives you as a consumer stay with you, whatever these terms say.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact page',
    body: (
      <p>
        Questions, complaints, disputes and reports of misuse reach us at <Mailbox brand={brand} />.
        {brand.contactUrl && (
          <>
            {' '}
            You can also use the form on our <Link href={brand.contactUrl}>contact page</Link>.
          </>
        )}{' '}
        Please write from the address of your account, so that we know that it is you.
      </p>
    ),
  },
];
