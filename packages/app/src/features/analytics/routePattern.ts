/** The routes that have an id or a key in their address; all others are their own pattern. */
const withIds = [
  [/^\/voice_chat\/new$/, '/voice_chat/new'],
  [/^\/voice_chat\/[^/]+$/, '/voice_chat/{roomId}'],
  [/^\/preview\/[^/]+$/, '/preview/{roomId}'],
  [/^\/job\/[^/]+$/, '/job/{key}'],
  [/^\/report\/[^/]+$/, '/report/{sessionId}'],
  [/^\/shared\/[^/]+$/, '/shared/{key}'],
  [/^\/text_chat\/[^/]+$/, '/text_chat/{conversationId}'],
] as const;

/** A single segment of plain letters names a page of ours, never a person or a room. */
const plain = /^\/[a-z_-]*$/;

/** What is said of an address that no pattern is known for. */
const other = '/{other}';

/** The longest name of a page; a random id may be of plain letters too, and is longer. */
const longestName = 24;

/** The pattern of a route, which is all that leaves of an address: `/voice_chat/{roomId}` for `/voice_chat/k3j2`. */
export function routePattern(path: string): string {
  const address = path.split(/[?#]/)[0] ?? '';
  const page = address.replace(/\/+$/, '') || '/';
  const known = withIds.find(([address]) => address.test(page));
  if (known) return known[1];
  return plain.test(page) && page.length <= longestName ? page : other;
}
