import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { readsStrangers } from '../jobs/jobs.ts';
import { mailJobMs } from '../mail/mailer.ts';
import type { Service } from '../service.ts';
import { lateTurnMs } from '../sessions/turns.ts';
import { deadlinesMs } from '../textWork/textWork.ts';
import { assessMs, createAssess } from './assess.ts';
import { type ReportTools, makeReport } from './make.ts';

/** The kind of the jobs that make reports. */
export const reportJob = 'report';

/** Makes reports as a durable job, and gives the way to order one. */
export async function reportJobs(
  service: Service,
  announce: ReportTools['announce'],
): Promise<(tx: Db, sessionId: string) => Promise<void>> {
  const { config, log } = service;
  const assess = createAssess(config, (err) => log.warn({ err }, 'a report was assessed without the model'));
  const order = await service.jobs.kind(
    reportJob,
    z.object({ sessionId: z.string() }),
    ({ sessionId }, signal) => makeReport({ ...service, assess, announce }, sessionId, signal),
    assessMs + deadlinesMs.makeReport + mailJobMs,
    readsStrangers,
  );
  // After the last moment at which a late turn is taken.
  return (tx, sessionId) => order(tx, { sessionId }, { notBeforeMs: lateTurnMs + 500 });
}
