import { z } from 'zod';
import type { JsonSchema } from './types.ts';

/** The JSON Schema of what travels: of a value before it is parsed, so that a JSON text is text. */
export function schemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      // What is trimmed and must not be empty has to have something in it besides spaces, and NUL, which is not kept.
      if (isTrimmed(zodSchema) && (jsonSchema.minLength ?? 0) > 0) jsonSchema.pattern ??= '[^\\s\\u0000]';
    },
  });
  return json;
}

/** Whether a call has this part at all. */
export const isPresent = (schema: z.ZodType): boolean => !(schema instanceof z.ZodUndefined);

function isTrimmed(schema: z.core.$ZodType): boolean {
  const checks = schema._zod.def.checks ?? [];
  return checks.some((check) => check._zod.def.check === 'overwrite');
}
