export { SmartLink, type SmartLinkProps } from './SmartLink.tsx';
