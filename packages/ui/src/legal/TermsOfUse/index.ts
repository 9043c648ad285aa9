export { TermsOfUse } from './TermsOfUse.tsx';
