/** Whom a conversation is with. */
export interface Persona {
  readonly name: string;
  /** What this assistant is there for. */
  readonly purpose: string;
  /** Questions to begin with. */
  readonly suggestions: readonly string[];
}

const personas = new Map<string, Persona>([
  [
    'customer_service',
    {
      name: 'Customer Service',
      purpose: 'Ask about your account, your trial or your subscription.',
      suggestions: ['How does a practice interview work?', 'How long is my trial?', 'How do I cancel my subscription?'],
    },
  ],
  [
    'technical_support',
    {
      name: 'Technical Support',
      purpose: 'Tell us what you see and hear, and we’ll find out what’s wrong.',
      suggestions: [
        'My microphone doesn’t work',
        'I can’t hear the interviewer',
        'I was cut off in the middle of an interview',
      ],
    },
  ],
  [
    'sales',
    {
      name: 'Sales Representative',
      purpose: 'Ask what a subscription gives you, or how to post a job.',
      suggestions: ['What is in the subscription?', 'Can I try it without an account?', 'How do I post a job?'],
    },
  ],
]);

const general: Persona = {
  name: 'General Assistant',
  purpose: 'Ask anything about preparing for an interview.',
  suggestions: [
    'How do I prepare for an interview?',
    'How do I talk about a mistake?',
    'What happens in a practice interview?',
  ],
};

/** Whom a conversation is with, by its id; any id that names nobody else is the general assistant's. */
export function personaOf(conversationId: string): Persona {
  return personas.get(conversationId) ?? general;
}
