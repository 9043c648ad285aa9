export { type ApiAbout, openApiDocument } from './document.ts';
export type { ApiDocument, ApiResponse, Content, JsonSchema, Operation, Parameter } from './types.ts';
