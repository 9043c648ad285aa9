const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });
const minute = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });
const shortDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

/** A date is read as one word: no line ends inside it. */
const unbroken = (date: string) => date.replace(/(\p{L}+) (\d+)(?:, (\d+))?/u, (all) => all.replaceAll(' ', '\u00a0'));

/** A moment as people write its day, as in `November 3, 2026`; '' for what is no moment. Seconds are epoch seconds. */
export function dayText(moment: string | null | undefined | { readonly seconds: number }): string {
  const date = typeof moment === 'object' && moment !== null ? new Date(moment.seconds * 1000) : new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? '' : unbroken(day.format(date));
}

/** A moment with its time, as in `November 3, 2026 at 2:05 PM`. */
export const momentText = (moment: string): string => unbroken(minute.format(new Date(moment)));

/** The same without its year, as in `Nov 3`. */
export const shortDayText = (moment: string): string => shortDay.format(new Date(moment));
