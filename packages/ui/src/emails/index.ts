export { passwordResetEmail } from './passwordResetEmail.ts';
export { reportEmail } from './reportEmail.ts';
export type { ReportEmailInput } from './reportEmail.ts';
export type { Email, EmailBrand, EmailNorms, EmailReport } from './types.ts';
