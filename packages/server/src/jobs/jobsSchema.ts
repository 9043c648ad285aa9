/** Database schema of the jobs. */
export const jobsSchema = 'jobs';
