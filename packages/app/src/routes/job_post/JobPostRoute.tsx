import { JobPostScreen } from '@viva/ui';
import { usePage } from '../../app/usePage.ts';
import { useConfig } from '../../config/context.ts';
import { useJobPost } from './useJobPost.ts';

/** Where an employer posts a job, without an account. */
export default function JobPostRoute() {
  usePage('Post a Job');
  const { brand } = useConfig();
  return <JobPostScreen brand={brand.name} {...useJobPost()} />;
}
