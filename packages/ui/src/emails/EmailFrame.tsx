import type { Email } from './types.ts';

interface EmailFrameProps {
  readonly email: Email;
  readonly title: string;
  /** In pixels; missing: as wide as there is room. */
  readonly width?: number;
  /** As a program shows it that asks for the dark theme, whatever this page's is. */
  readonly dark?: boolean;
}

/** The HTML with its pictures in it, as a mail program puts the attachments in their places. */
const withPictures = ({ html, pictures = [] }: Email) =>
  pictures.reduce(
    (shown, { cid, svg }) => shown.replaceAll(`cid:${cid}`, `data:image/svg+xml,${encodeURIComponent(svg)}`),
    html,
  );

/** Shows an e-mail as a mail program does, on a page of its own. */
export function EmailFrame({ email, title, width, dark = false }: EmailFrameProps) {
  return (
    <iframe
      title={title}
      srcDoc={withPictures(email).replaceAll('(prefers-color-scheme:dark)', dark ? 'all' : 'not all')}
      style={{ display: 'block', width: width ?? '100%', maxWidth: '100%', height: 800, margin: '0 auto', border: 0 }}
      onLoad={({ currentTarget: frame }) => {
        frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 800}px`;
      }}
    />
  );
}

/** The plain part of an e-mail. */
export function EmailText({ email }: { readonly email: Email }) {
  return (
    <pre style={{ margin: 0, fontSize: 14, lineHeight: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {email.text}
    </pre>
  );
}
