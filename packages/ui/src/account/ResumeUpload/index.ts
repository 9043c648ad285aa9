export { ResumeUpload, type ResumeUploadProps } from './ResumeUpload.tsx';
