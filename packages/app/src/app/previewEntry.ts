/** How a visitor answers in a preview: with the microphone that they allowed, or by typing, as they chose without one. */
export type PreviewEntry = 'speaking' | 'typing';

/** What the history keeps of a preview's page that was opened after the microphone was asked for. */
export const entryState = (entry: PreviewEntry) => ({ previewEntry: entry }) as const;

/** What the history keeps of {@link entryState}; undefined for a room that was opened directly. */
export function entryOf(state: unknown): PreviewEntry | undefined {
  const entry: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'previewEntry') : undefined;
  return entry === 'speaking' || entry === 'typing' ? entry : undefined;
}

/** What the start page of previews is told of a room that was opened before the microphone was asked for. */
export const roomState = (roomId: string) => ({ previewRoom: roomId }) as const;

/** The room of {@link roomState}, if there is one. */
export function roomOf(state: unknown): string | undefined {
  const room: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'previewRoom') : undefined;
  return typeof room === 'string' ? room : undefined;
}
