export * from './ChatBubble/index.ts';
export * from './ChatComposer/index.ts';
export * from './ChatLog/index.ts';
export * from './ChatPanel/index.ts';
export * from './ChatStart/index.ts';
export * from './TypingIndicator/index.ts';
export { personaOf, type Persona } from './persona.ts';
export type { ChatMessage } from './types.ts';
