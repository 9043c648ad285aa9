import { Link } from '../../primitives/index.ts';
import type { LegalBrand, LegalSection } from '../types.ts';

/** What the service is, who may use it, and what a member pays. */
export const memberSections = ({ name }: LegalBrand): LegalSection[] => [
  {
    id: 'about',
    title: 'About these terms',
    body: (
      <>
        <p>
          These terms are an agreement between you and the operator of {name} (“we”). They cover everything that we
          offer under that name: practice interviews, the free preview, the text chat, job posts and smart interview
          links. Together we call these “the service”.
        </p>
        <p>
          You accept the terms by creating an account, starting a preview, posting a job or beginning an interview
          through a smart link. If you don’t agree with them, please don’t use the service.
        </p>
        <p>
          How we treat personal data is described in the <Link href="/user-data-policy/">Data Policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Who may use the service',
    body: (
      <>
        <p>You must be 18 or older to create an account, to post a job or to take an interview on your own.</p>
        <p>
          If you are a minor, a parent or guardian must create the account. They accept these terms for you, decide what
          you may use, and are responsible for what happens with the account. If we learn that a minor has created an
          account alone, we close it and erase its data.
        </p>
        <p>If you act for a company, you confirm that you are allowed to, and “you” also means that company.</p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>An account belongs to one person. We ask you to:</p>
        <ul>
          <li>give an email address that you read, since your reports go there;</li>
          <li>keep your password to yourself;</li>
          <li>tell us right away if you think someone else is using your account.</li>
        </ul>
        <p>You can have your account erased whenever you like, and need not give a reason.</p>
      </>
    ),
  },
  {
    id: 'practice',
    title: 'Practice interviews',
    body: (
      <>
        <p>
          Your interviewer is an AI and not a person, in voice and in writing. It asks questions for the job that you
          name, listens, and follows up. You can speak, or type your answers. After each session we send a feedback
          report to your email address.
        </p>
        <p>
          Reports are made by software from what you said. Speech recognition mishears, and an assessment can be wrong.
          Take a report as practice. It is neither professional advice nor a statement about your chances, and it
          promises no job.
        </p>
        <p>
          The free preview needs no account. It lasts a few minutes, and can be started only a few times an hour. Its
          short report is on the screen, and is erased soon after unless you keep it in an account.
        </p>
      </>
    ),
  },
  {
    id: 'recording',
    title: 'Recording, and what we never do',
    body: (
      <>
        <p>
          What is said is recorded in writing, as a transcript with the times of its words, because the report is made
          from it. The sound of your answers in practice is kept only if you switch that on under My Account, so that
          you can hear them again. An interview for an employer is recorded, in writing and in sound, only with your
          consent, which we ask for beforehand and which you can take back. We keep no video.
        </p>
        <p>
          We do not infer emotions, character or health from anyone’s voice or face, and we don’t let employers do so
          through the service. Your camera is off when you join, and no picture is analyzed.
        </p>
      </>
    ),
  },
  {
    id: 'membership',
    title: 'Trial and premium membership',
    body: (
      <>
        <p>
          A trial begins with your account and needs no credit card. When it is over, you can keep practicing with a
          premium membership, if you want one. Nothing is charged automatically.
        </p>
        <ul>
          <li>
            Premium membership is paid through secure payment providers. They take your payment details; we never see or
            keep a card number.
          </li>
          <li>The price, the billing period and any tax are shown before you confirm.</li>
          <li>The membership renews at the end of each billing period until you cancel it.</li>
          <li>
            You can cancel at any time under My Account. You continue to have access until the end of your current
            billing period.
          </li>
          <li>
            We tell you of a new price before it applies. It never applies to a period that you have already paid for.
          </li>
        </ul>
        <p>
          Payments for a period that has begun are not refunded, except where the law gives you a right to it, such as a
          right of withdrawal, or where we failed to deliver.
        </p>
      </>
    ),
  },
];
