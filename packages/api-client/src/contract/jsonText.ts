import { z } from 'zod';

/** A value that travels as JSON inside a string: text on the wire, the value on both sides of it. */
export function jsonText<T extends z.ZodType>(schema: T) {
  return z.codec(z.string(), z.unknown().pipe(schema), {
    decode: (text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: text, message: 'must be JSON' });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}
