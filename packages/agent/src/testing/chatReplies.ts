import { z } from 'zod';

const requestSchema = z.object({
  messages: z.array(z.object({ content: z.string() })),
  response_format: z.object({ json_schema: z.object({ name: z.string() }) }),
});

const asking: Readonly<Record<string, string>> = {
  situation: 'What had happened before?',
  'own-part': 'What was your own part?',
  action: 'What did you do?',
  result: 'What came of it?',
  reason: 'Why did you do it that way?',
  lesson: 'What did you learn from it?',
  specifics: 'When exactly was that?',
  more: 'What else was there?',
};

/** The first words of a text. */
const start = (text: string) => text.split(/\s+/).slice(0, 4).join(' ');

/** What a chat model that understands little, but keeps every rule, replies to what an interview asks of it. */
export function tameReply(body: string): string {
  const { messages, response_format } = requestSchema.parse(JSON.parse(body));
  const user = messages.at(-1)?.content ?? '';
  const data: unknown = JSON.parse(/>\n([\s\S]*)\n<\//.exec(user)?.[1] ?? '{}');
  switch (response_format.json_schema.name) {
    case 'turn': {
      const { said } = z.object({ said: z.string() }).parse(data);
      const label = /\bskip\b/i.test(said) ? 'skip' : 'answer';
      return JSON.stringify({ signs: [{ label, quote: start(said) }], told: [] });
    }
    case 'probe': {
      const { gap, told } = z.object({ gap: z.string(), told: z.array(z.string()) }).parse(data);
      const quote = start(told[0] ?? '');
      return JSON.stringify({ gap, quote, say: `You said: ${quote}. ${asking[gap]}` });
    }
    case 'questions':
      return JSON.stringify({ questions: [] });
    case 'answerable': {
      const { questions } = z.object({ questions: z.array(z.object({ n: z.number() })) }).parse(data);
      return JSON.stringify({ answers: questions.map(({ n }) => ({ n, answerable: true })) });
    }
    case 'job': {
      const [title = ''] = /\p{L}+(?: \p{L}+){0,2}/u.exec(z.string().parse(data)) ?? [];
      const quoted = { name: title, quote: title };
      const questions = [{ about: title, text: `What did you do last as ${title}?` }];
      const seniority = { level: 'regular', quote: '' };
      return JSON.stringify({ title: quoted, seniority, duties: [], skills: [quoted], conditions: [], questions });
    }
    default:
      return '{}';
  }
}
