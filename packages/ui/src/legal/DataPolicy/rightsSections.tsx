import { Link } from '../../primitives/index.ts';
import { Mailbox } from '../Mailbox.tsx';
import type { LegalBrand, LegalSection } from '../types.ts';

/** How long data is kept, how it is protected, and what its owner can ask for. */
export const rightsSections = (brand: LegalBrand): LegalSection[] => [
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <>
        <p>
          We keep data only as long as it is needed for what it was collected for. For each kind there is a longest
          time, after which a program erases it automatically. <Link href="#contact">Ask us</Link> for the times that
          apply now.
        </p>
        <ul>
          <li>
            Account: as long as it exists. Profile and resume: until you remove them, or leave them unused for long.
          </li>
          <li>Transcripts and reports: until their time is over, or until you erase them.</li>
          <li>The sound of answers: no longer than their transcript, and usually much shorter.</li>
          <li>
            Previews and their reports: erased soon after they end, unless you keep one in your account. Then it is a
            practice interview of yours.
          </li>
          <li>Job posts, and what belongs to them: until the job is filled or their time is over.</li>
          <li>Invoices: as long as tax law requires.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <p>
        Everything between your browser and us is encrypted. Each room, conversation and report belongs to one owner,
        and for everyone else it is as if it did not exist. Private links are stored so that even we can’t read them
        back. Should data ever get into wrong hands in a way that puts you at risk, we tell you and the authorities, as
        the law requires.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>Wherever you live, you can ask us:</p>
        <ul>
          <li>what we hold about you, and for a copy in a form that other programs can read;</li>
          <li>to correct what is wrong;</li>
          <li>to erase your data;</li>
          <li>to stop or to limit a use of it, above all one that rests on our legitimate interest;</li>
          <li>to end what you consented to, from now on.</li>
        </ul>
        <p>
          It costs nothing, and has no bad consequences for you. If you are not content with our answer, you can
          complain to the data protection authority of the place where you live.
        </p>
      </>
    ),
  },
  {
    id: 'erasure',
    title: 'Erasure within one month',
    body: (
      <p>
        To have your data erased, use My Account or write to <Mailbox brand={brand} /> from the address of your account.
        We handle every request for erasure within one month and tell you when it is done. With the account go its
        transcripts, recordings, reports, resume and chats. Only what a law makes us keep stays, such as invoices, and
        it is used for nothing else.
      </p>
    ),
  },
  {
    id: 'minors',
    title: 'Minors',
    body: (
      <p>
        The service is for people who are 18 or older. For a minor, a parent or guardian must create the account, and
        can use all the rights named here on the minor’s behalf. If we learn that a minor gave us data without them, we
        erase it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When we change this policy, we change the date at the top. If a change matters to you, we tell you by email or
        in the service before it applies, and ask for your consent where one is needed.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Write to <Mailbox brand={brand} /> with any question about your data.
        {brand.contactUrl && (
          <>
            {' '}
            You also reach us through our <Link href={brand.contactUrl}>contact page</Link>.
          </>
        )}
      </p>
    ),
  },
];
