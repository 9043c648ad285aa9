import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { type Orders, readsStrangers } from '../jobs/jobs.ts';
import { mailJobMs } from '../mail/mailer.ts';
import type { Service } from '../service.ts';
import { lateTurnMs } from '../sessions/turns.ts';
import { deadlinesMs } from '../textWork/textWork.ts';
import { assessMs, createAssess } from './assess.ts';
import { reassessJob } from './corrections.ts';
import { type ReportTools, makeReport, remakeReport } from './make.ts';

/** How reports are ordered, each in the caller's transaction. */
export interface ReportOrders {
  /** Of an interview that has ended. */
  readonly orderReport: (tx: Db, sessionId: string) => Promise<void>;
  /** Once more, with what its candidate has corrected. */
  readonly orderAgain: Orders<{ sessionId: string }>;
}

/** The kind of the jobs that make reports. */
export const reportJob = 'report';

/** Makes reports as durable jobs, and gives the ways to order one, and to have one made again with corrections. */
export async function reportJobs(service: Service, announce: ReportTools['announce']): Promise<ReportOrders> {
  const { config, log } = service;
  const assess = createAssess(config, (err) => log.warn({ err }, 'a report was assessed without the model'));
  const tools = { ...service, assess, announce };
  const data = z.object({ sessionId: z.string() });
  const order = await service.jobs.kind(
    reportJob,
    data,
    ({ sessionId }, signal) => makeReport(tools, sessionId, signal),
    deadlinesMs.readInterview + assessMs + deadlinesMs.makeReport + mailJobMs,
    readsStrangers,
  );
  const orderAgain = await service.jobs.kind(
    reassessJob,
    data,
    ({ sessionId }, signal) => remakeReport(tools, sessionId, signal),
    deadlinesMs.readInterview + assessMs + deadlinesMs.makeReport,
    readsStrangers,
  );
  return {
    // After the last moment at which a late turn is taken.
    orderReport: (tx, sessionId) => order(tx, { sessionId }, { notBeforeMs: lateTurnMs + 500 }),
    orderAgain,
  };
}
