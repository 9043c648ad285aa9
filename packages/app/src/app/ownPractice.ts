/** What the history keeps of a room's page that was opened by making the room: nobody has to ask what it is about. */
export const ownPractice = { ownPractice: true } as const;

/** Whether the history has {@link ownPractice}. */
export const isOwnPractice = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ownPractice' in state && state.ownPractice === true;

/** The same for a room in which one question is said again. */
export const anotherTry = { ...ownPractice, again: true } as const;

/** Whether the history has {@link anotherTry}. */
export const isAnotherTry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'again' in state && state.again === true;
