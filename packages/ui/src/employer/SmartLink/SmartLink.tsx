import { Card } from '../../primitives/index.ts';
import { CopyField } from '../CopyField/index.ts';
import { Note, Notes, Whole } from './SmartLink.styles.ts';

export interface SmartLinkProps {
  /** Absolute address of the interview. */
  readonly link: string;
  /** Where the private link has gone. */
  readonly contactEmail: string;
  /** Resolves when the text is on the clipboard. */
  readonly onCopy: (text: string) => Promise<void>;
}

/** The link to share with candidates, and what becomes of it. */
export function SmartLink({ link, contactEmail, onCopy }: SmartLinkProps) {
  return (
    <Whole>
      <Card data-padding="large">
        <CopyField label="Link for candidates" value={link} onCopy={onCopy} />
      </Card>
      <Notes>
        <Note>
          <h2>Share it</h2>
          <p>
            Put the link into the advert, an email or a message. It is the same for everybody: each candidate signs in
            and gets an interview of their own, free of charge, whenever it suits them.
          </p>
        </Note>
        <Note>
          <h2>Keep the other one private</h2>
          <p>
            We have sent a second, private link to <strong>{contactEmail}</strong>. It opens your job post and its
            candidates. Whoever has it can do what you can, so don’t pass it on.
          </p>
        </Note>
        <Note>
          <h2>Then wait for our letter</h2>
          <p>
            When somebody shows what you look for, we write to the same address. You pay only if you want to meet that
            person, and you decide: the AI turns nobody down.
          </p>
        </Note>
      </Notes>
    </Whole>
  );
}
