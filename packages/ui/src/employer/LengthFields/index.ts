export { LengthFields, type LengthFieldsProps } from './LengthFields.tsx';
