export { Quotation, type QuotationProps, type Quote } from './Quotation.tsx';
