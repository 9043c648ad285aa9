import type { z } from 'zod';

const fence = /^```(?:json)?\s*([\s\S]*?)\s*```$/;

/** A model's reply as the JSON that was asked for, with or without a fence around it; null for anything else. */
export function readReply<T>(schema: z.ZodType<T>, replyText: string): T | null {
  const text = replyText.trim();
  try {
    const parsed = schema.safeParse(JSON.parse(fence.exec(text)?.[1] ?? text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
