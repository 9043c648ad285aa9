export * from './BenefitCards/index.ts';
export * from './LoginForm/index.ts';
export * from './ResetPasswordForm/index.ts';
