export { Heading, HeadingLevel } from './Heading.tsx';
