import type { Mail } from '../reports/mail.ts';

/** The e-mail with which somebody sets a new password. `publicUrl` is the page's address. */
export function resetMail(reset: { email: string; oobCode: string }, brand: { name: string }, publicUrl: string): Mail {
  const link = `${publicUrl}/reset-password?oobCode=${encodeURIComponent(reset.oobCode)}`;
  const lines = [
    `Somebody, hopefully you, asked to set a new password for your ${brand.name} account.`,
    'Open this page to choose one:',
    link,
    'If it was not you, ignore this e-mail: nothing has changed.',
  ];
  const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const paragraphs = lines.map((line) =>
    line === link ? `<a href="${safe(link)}" style="color:#B93A0A">${safe(link)}</a>` : safe(line),
  );
  return {
    to: reset.email,
    subject: `Set a new password for ${brand.name}`,
    text: `${lines.join('\n\n')}\n`,
    html: `<div style="max-width:560px;margin:0 auto;padding:32px 20px;background:#FAF8F4;color:#1B1A17;font:16px/1.5 Inter,Arial,sans-serif">${paragraphs.map((line) => `<p>${line}</p>`).join('')}</div>`,
    messageId: `<reset-${reset.oobCode.slice(0, 40)}@${new URL(publicUrl).hostname}>`,
  };
}
