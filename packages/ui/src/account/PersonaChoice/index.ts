export { PersonaChoice, type PersonaChoiceProps } from './PersonaChoice.tsx';
