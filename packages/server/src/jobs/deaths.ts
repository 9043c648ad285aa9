import { jobsSchema } from './jobsSchema.ts';

/** Runs SQL where the jobs are. */
interface JobsDb {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Counts the tries of each job that began and never ended: their process died, or their work ran past its deadline. */
export interface JobDeaths {
  /** Notes that a job begins. @returns how often it began since it last came to an end. */
  readonly begin: (id: string) => Promise<number>;
  /** Notes that a job came to an end, well or not. */
  readonly survived: (id: string) => Promise<void>;
  /** Makes the job's next failure its last, and forgets its count: an operator may have it tried again. */
  readonly quarantine: (id: string) => Promise<void>;
}

/** {@link JobDeaths} in the database, since a count in memory dies with its process. */
export function jobDeaths(db: JobsDb): JobDeaths {
  const survived = async (id: string) => {
    await db.executeSql('delete from job_tries where job_id = $1', [id]);
  };
  return {
    async begin(id) {
      const { rows } = await db.executeSql(
        `insert into job_tries (job_id, begun) values ($1, 1)
         on conflict (job_id) do update set begun = job_tries.begun + 1 returning begun`,
        [id],
      );
      return (rows[0] as { begun: number }).begun;
    },
    survived,
    async quarantine(id) {
      await db.executeSql(`update ${jobsSchema}.job set retry_limit = retry_count where id = $1`, [id]);
      await survived(id);
    },
  };
}
