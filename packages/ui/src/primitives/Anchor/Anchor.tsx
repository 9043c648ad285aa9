import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react';

/** What every link takes; `href` is a path of this site or an address elsewhere. */
export type AnchorProps = ComponentProps<'a'> & { readonly href: string };

/** Renders a link inside this site; the router's own link fits after mapping `href` to its `to`. */
export type InternalLink = ComponentType<AnchorProps>;

function PlainLink(props: AnchorProps) {
  return <a {...props} />;
}

const LinkContext = createContext<InternalLink>(PlainLink);

/** Makes every link to a path of this site go through the given component. */
export const LinkProvider = LinkContext;

/** A link without looks of its own. Addresses elsewhere open in a new tab; paths of this site go through the router. */
export function Anchor({ href, ...rest }: AnchorProps) {
  const Internal = use(LinkContext);
  if (/^(https?:)?\/\//.test(href)) return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
  if (href.startsWith('/')) return createElement(Internal, { href, ...rest });
  return <a href={href} {...rest} />;
}
