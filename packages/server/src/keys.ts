import { createHmac } from 'node:crypto';

/**
 * A key of its own for one purpose, from the one secret that every process of the service has. Another secret gives
 * other keys.
 */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`viva: ${purpose}`).digest();
