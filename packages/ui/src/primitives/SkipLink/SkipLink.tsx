import { Skip } from './SkipLink.styles.ts';

/** First stop of the keyboard on every page: jumps past the navigation. Shows itself when focused. */
export function SkipLink({ target = 'main' }: { readonly target?: string }) {
  return <Skip href={`#${target}`}>Skip to content</Skip>;
}
