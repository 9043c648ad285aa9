import type { Report } from '@viva/interview';

/** What an e-mail about a report speaks of besides the report. */
export interface MailContext {
  readonly brand: { readonly name: string; readonly supportEmail: string };
  readonly publicUrl: string;
}

const minutes = (ms: number) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;
const safe = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The report as an e-mail: what was measured, and every word with its time. */
export function reportMail(report: Report, { brand, publicUrl }: MailContext) {
  const { metrics } = report;
  const figures = [
    metrics.speakingMs === null ? '' : `Speaking time: ${minutes(metrics.speakingMs)}`,
    metrics.wordsPerMinute === null ? '' : `Words a minute: ${Math.round(metrics.wordsPerMinute)}`,
    metrics.pauses === null ? '' : `Pauses over a second: ${metrics.pauses.length}`,
    metrics.fillers === null ? '' : `Filler words: ${metrics.fillers.length}`,
    `Questions answered: ${report.answers.filter(({ outcome }) => outcome === 'answered').length} of ${report.answers.length}`,
  ].filter(Boolean);
  const lines = report.transcript.map(
    ({ speaker, startMs, text }) => `${minutes(startMs)} ${speaker === 'agent' ? 'Interviewer' : 'You'}: ${text}`,
  );
  const close = `Practise again: ${publicUrl}. Questions? Write to ${brand.supportEmail}.`;
  const list = (items: readonly string[]) =>
    items.map((item) => `<p style="margin:0 0 12px">${safe(item)}</p>`).join('');
  return {
    subject: `Your ${brand.name} interview report: ${report.title}`,
    text: [`Your interview report: ${report.title}`, ...figures, '', ...lines, '', close, ''].join('\n'),
    html: `<div style="max-width:640px;margin:0 auto;padding:32px 20px;background:#FAF8F4;color:#1B1A17;font:16px/1.5 Inter,Arial,sans-serif"><h1 style="font:600 28px/1.1 Fraunces,Georgia,serif">${safe(report.title)}</h1>${list(figures)}<h2 style="font:600 22px/1.1 Fraunces,Georgia,serif">What was said</h2>${list(lines)}${list([close])}</div>`,
  };
}
