/** What a chat model is asked: two texts, and the JSON schema of its reply. */
export interface Brief {
  /** What is asked for, in a word: the name of the schema. */
  readonly name: string;
  readonly system: string;
  readonly user: string;
  readonly schema: Record<string, unknown>;
}

/** The JSON schema of an object with exactly these properties. */
export const object = (properties: Record<string, unknown>): Record<string, unknown> => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

export const list = (items: unknown): Record<string, unknown> => ({ type: 'array', items });

export const oneOf = (values: readonly string[]): Record<string, unknown> => ({ type: 'string', enum: values });

export const text = { type: 'string' };
