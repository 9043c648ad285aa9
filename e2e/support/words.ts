/** Words alone: line breaks and typographic signs differ between the screen and an e-mail. */
export function words(text = ''): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
