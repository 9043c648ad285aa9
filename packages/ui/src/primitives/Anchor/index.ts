export { Anchor, LinkProvider, type AnchorProps, type InternalLink } from './Anchor.tsx';
