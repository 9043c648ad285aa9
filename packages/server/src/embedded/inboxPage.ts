import type { InboxMessage } from './inboxStore.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
:root{color-scheme:light dark;--paper:#FAF8F4;--raised:#FFFFFF;--ink:#1B1A17;--quiet:#5F5A50;--line:#E4DFD5;--accent:#B93A0A}
@media(prefers-color-scheme:dark){:root{--paper:#161512;--raised:#201E1A;--ink:#F3EFE6;--quiet:#B5AE9F;--line:#37332C;--accent:#FF9460}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 20px}h1{font:600 40px/1.1 Fraunces,Georgia,serif;margin:0 0 8px}
p{color:var(--quiet);margin:0 0 24px}ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}
li a{display:block;padding:16px 20px;background:var(--raised);border:1px solid var(--line);border-radius:14px;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a:hover strong,li a:focus-visible strong{color:var(--accent)}a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
strong{display:block;font-size:18px}span{color:var(--quiet);font-size:14px}.back{display:inline-block;padding:10px 0;color:var(--accent)}
iframe{width:100%;height:75vh;border:1px solid var(--line);border-radius:14px;background:#FAF8F4}`;

const page = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`;

const when = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

/** The list of e-mails, readable on a phone; asks for itself again every five seconds. */
export function listPage(brand: string, messages: readonly InboxMessage[]): string {
  const rows = messages.map(
    ({ id, subject, to, at }) =>
      `<li><a href="/messages/${encodeURIComponent(id)}"><strong>${escape(subject || '(no subject)')}</strong><span>to ${escape(to.join(', '))} · <time datetime="${escape(at)}">${when(at)}</time></span></a></li>`,
  );
  const body =
    rows.length > 0
      ? `<ul>${rows.join('')}</ul>`
      : '<p>Nothing has been sent yet. Reports arrive here after an interview.</p>';
  return page(
    `${brand} inbox`,
    `<h1>Inbox</h1><p>Every email that ${escape(brand)} sends on this machine lands here. None leaves it.</p>${body}`,
  ).replace('</title>', '</title><meta http-equiv="refresh" content="5">');
}

/** One e-mail; its own HTML is shown in a frame that can run nothing. */
export function messagePage(brand: string, message: InboxMessage): string {
  const frame = `/messages/${encodeURIComponent(message.id)}.html`;
  return page(
    `${message.subject} · ${brand} inbox`,
    `<a class="back" href="/">All emails</a><h1>${escape(message.subject || '(no subject)')}</h1>
<p>from ${escape(message.from)} to ${escape(message.to.join(', '))}, ${when(message.at)}</p>
<iframe title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${frame}"></iframe>`,
  );
}

/** An e-mail's own HTML, or its text when it has none. */
export const messageBody = ({ html, text }: InboxMessage): string =>
  html || `<!doctype html><meta charset="utf-8"><pre style="white-space:pre-wrap">${escape(text)}</pre>`;
