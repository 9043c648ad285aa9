export { EmployerSection } from './EmployerSection.tsx';
