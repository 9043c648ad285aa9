export { LinksForm, type LinksFormProps, type LinksView } from './LinksForm.tsx';
