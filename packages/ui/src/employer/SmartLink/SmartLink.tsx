import { Card } from '../../primitives/index.ts';
import { CopyField } from '../CopyField/index.ts';
import { Note, Notes, Private, Whole } from './SmartLink.styles.ts';

export interface SmartLinkProps {
  /** Absolute address of the interview. */
  readonly link: string;
  /** The job's page for its employer, where it can be shown: once, right after the job was posted. */
  readonly privateLink?: string | undefined;
  /** Where the private link has gone. */
  readonly contactEmail: string;
  /** Resolves when the text is on the clipboard. */
  readonly onCopy: (text: string) => Promise<void>;
}

/** The link to share with candidates, and what becomes of it. */
export function SmartLink({ link, privateLink, contactEmail, onCopy }: SmartLinkProps) {
  return (
    <Whole>
      <Card data-padding="large">
        <CopyField label="Link for candidates" value={link} onCopy={onCopy} />
      </Card>
      {privateLink !== undefined && (
        <Private>
          <CopyField
            label="Your private link"
            value={privateLink}
            copyLabel="Copy Private Link"
            variant="quiet"
            onCopy={onCopy}
          />
          <p>
            Just for you: it opens your job post and its candidates. We show it here only once. You also have it by
            email.
          </p>
        </Private>
      )}
      <Notes>
        <Note>
          <h2>Share it</h2>
          <p>
            Put the link in your job ad, an email, or a message. Everyone gets the same link. Each candidate signs in
            and does their own interview, free of charge, whenever it suits them.
          </p>
        </Note>
        <Note>
          <h2>Keep your private link to yourself</h2>
          <p>
            We’ve emailed it to <strong>{contactEmail}</strong>. It opens your job post and its candidates. Anyone who
            has it can do what you can, so don’t pass it on.
          </p>
        </Note>
        <Note>
          <h2>We’ll email you when someone’s a match</h2>
          <p>We’ll write to the same address. You pay only for the candidates you unlock.</p>
        </Note>
      </Notes>
    </Whole>
  );
}
