import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets pages of the given origins call the API from their browsers; without any, no other page can. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-request-id'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
    // Strict, it would refuse what is no preflight with a text of its own.
    strictPreflight: false,
  });
}
