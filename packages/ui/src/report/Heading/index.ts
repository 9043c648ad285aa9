export { Heading, HeadingLevel, type HeadingProps } from './Heading.tsx';
