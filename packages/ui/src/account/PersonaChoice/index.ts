export { PersonaChoice, type PersonaChoiceProps, personas } from './PersonaChoice.tsx';
