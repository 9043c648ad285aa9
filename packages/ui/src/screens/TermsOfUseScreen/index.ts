export { TermsOfUseScreen, type TermsOfUseScreenProps } from './TermsOfUseScreen.tsx';
