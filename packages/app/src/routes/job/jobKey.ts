/** Under which a job is kept while its page is open; whose it is says the page. */
export const jobQuery = ['job'] as const;

const storageKey = 'viva.paymentFrom';

/**
 * The private link from which somebody went to pay, for the way back in the same tab: the payment provider is not told
 * of it. A browser that may not store anything leads back by the e-mail.
 */
export const paymentFrom = {
  read(): string | null {
    try {
      return sessionStorage.getItem(storageKey);
    } catch {
      return null;
    }
  },
  write(jobKey: string): void {
    try {
      sessionStorage.setItem(storageKey, jobKey);
    } catch {
      // The e-mail leads back as well.
    }
  },
};
