let leaving: Promise<unknown> = Promise.resolve();

/** An interview is being left; `told` settles once the service knows, or can't be told. */
export function noteLeaving(told: Promise<boolean>): void {
  leaving = told.catch(() => false);
}

/** Settles once the interview that was left last is over for the service, too: until then it would still be called open. */
export const whenLeft = (): Promise<unknown> => leaving;
