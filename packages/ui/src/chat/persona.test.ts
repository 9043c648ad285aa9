import { expect, test } from 'vitest';
import { personaOf } from './persona.ts';

test.each([
  ['customer_service', 'Customer Service'],
  ['technical_support', 'Technical Support'],
  ['sales', 'Sales Representative'],
  ['4f7c2a90', 'General Assistant'],
  ['', 'General Assistant'],
  ['constructor', 'General Assistant'],
])('the conversation %s is with %s', (id, name) => {
  expect(personaOf(id).name).toBe(name);
});
