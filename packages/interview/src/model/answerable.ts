import { z } from 'zod';

const replySchema = z.object({ answers: z.array(z.object({ n: z.number(), answerable: z.boolean() })).max(400) });

/**
 * Those of the questions that a model says a real candidate could answer; null when the reply is not what was asked for. One
 * without an answer, or with two that differ, is left out.
 */
export function acceptAnswerable(questions: readonly string[], reply: unknown): string[] | null {
  const parsed = replySchema.safeParse(reply);
  if (!parsed.success) return null;
  return questions.filter((_, at) => {
    const own = parsed.data.answers.filter(({ n }) => n === at);
    return own.length > 0 && own.every(({ answerable }) => answerable);
  });
}
