const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

/** A moment as people write its day, as in `November 3, 2026`; '' for what is no moment. Seconds are epoch seconds. */
export function dayText(moment: string | null | undefined | { readonly seconds: number }): string {
  const date = typeof moment === 'object' && moment !== null ? new Date(moment.seconds * 1000) : new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? '' : day.format(date);
}

/** The same without its year, as in `Nov 3`. */
export const shortDayText = (moment: string): string => shortDay.format(new Date(moment));
