export { ResetPasswordForm, type ResetPasswordFormProps, type ResetPasswordView } from './ResetPasswordForm.tsx';
