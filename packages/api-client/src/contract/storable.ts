import type { z } from 'zod';

/** Text as a database can keep it: without NUL characters and without halves of characters. */
export const storable = (text: z.ZodString): z.ZodString =>
  text.overwrite((value) => value.replaceAll('\0', '').toWellFormed());
