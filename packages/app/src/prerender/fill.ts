import type { PublicPage } from './pages.ts';
import type { Rendered } from './render.tsx';
import { standIns } from './standIns.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Who a page is; without a path it stands at many addresses. */
type About = Pick<PublicPage, 'name' | 'description'> & Partial<Pick<PublicPage, 'path'>>;

/** What a page says of itself to search engines, and to those with whom its address is shared. */
export function headOf({ path, name, description }: About): string {
  const title = name === undefined ? standIns.brandName : `${standIns.brandName} | ${name}`;
  const address = path === undefined ? undefined : `${standIns.origin}${path}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': standIns.brandName,
    'og:title': title,
    'og:description': description,
    ...(address && { 'og:url': address }),
    'og:image': `${standIns.origin}/social.png`,
    'og:image:alt': 'Don’t let the interview be the first time you say it out loud. Practice job interviews by voice.',
  };
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...(address ? [`<link rel="canonical" href="${escaped(address)}" />`] : []),
    ...Object.entries(properties).map(([key, value]) => `<meta property="${key}" content="${escaped(value)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

/** Writes who the product is into the built `index.html`, for the addresses whose pages can't be written beforehand. */
export function fillHead(template: string, about: About): string {
  return put(template, [
    [/<meta name="description"[^>]*>\s*/, ''],
    [/<title>.*?<\/title>/, headOf(about)],
  ]);
}

/**
 * Writes a page into the built `index.html`.
 * @param scripts files that the page needs besides those that every page loads
 * @throws {Error} when the template has no place for one of the parts
 */
export function fill(template: string, page: PublicPage, rendered: Rendered, scripts: readonly string[]): string {
  const preloads = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`).join('\n    ');
  const written = put(fillHead(template, page), [
    [/(?=<\/head>)/, `${rendered.styles}\n    ${preloads}\n  `],
    [/<script type="module"/, '<script type="module" fetchpriority="low"'],
    [/<div id="root"><\/div>/, `<div id="root" data-page="${page.path}">${rendered.content}</div>`],
  ]);
  // What can be read already must not wait behind the script that will take it over.
  return written.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Puts parts in their places. @throws {Error} when the template has no place for one of them */
function put(template: string, parts: readonly (readonly [place: RegExp, part: string])[]): string {
  return parts.reduce((html, [place, part]) => {
    if (!place.test(html)) throw new Error(`index.html has no place for ${place.source}`);
    return html.replace(place, () => part);
  }, template);
}

/** Has the browser fetch the fonts with the page, and not only once it meets the first word that needs them. */
export function withFonts(template: string, fonts: readonly string[]): string {
  const preload = (file: string) =>
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}" />\n    `;
  return template.replace(/(?=<link rel="icon")/, () => fonts.map(preload).join(''));
}
