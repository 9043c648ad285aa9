/** The pattern of a number with thousands' commas or without, and decimals. */
export const amount = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
