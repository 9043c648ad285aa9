export { HeroVideo, type HeroVideoProps, type HeroVideoView, type VideoSource } from './HeroVideo.tsx';
