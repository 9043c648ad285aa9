import type { Email } from './types.ts';

/** Shows an e-mail as a mail program does, on a page of its own. `width` in pixels; missing: as wide as there is room. */
export function EmailFrame({ email, title, width }: { email: Email; title: string; width?: number }) {
  return (
    <iframe
      title={title}
      srcDoc={email.html}
      style={{ display: 'block', width: width ?? '100%', maxWidth: '100%', height: 800, margin: '0 auto', border: 0 }}
      onLoad={({ currentTarget: frame }) => {
        frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 800}px`;
      }}
    />
  );
}

/** The plain part of an e-mail. */
export function EmailText({ email }: { email: Email }) {
  return <pre style={{ margin: 0, fontSize: 14, lineHeight: 1.5, whiteSpace: 'pre-wrap' }}>{email.text}</pre>;
}
