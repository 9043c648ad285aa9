/** An id that nobody guesses; `crypto.randomUUID` is missing where the page has no secure connection. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
