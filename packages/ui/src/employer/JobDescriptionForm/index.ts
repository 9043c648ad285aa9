export { JobDescriptionForm, maxDescriptionLength, type JobDescriptionFormProps } from './JobDescriptionForm.tsx';
