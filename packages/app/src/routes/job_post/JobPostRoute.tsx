import { interviewLengths } from '@viva/api-client';
import { JobPostScreen } from '@viva/ui';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { usePage } from '../../app/usePage.ts';
import { useConfig } from '../../config/context.ts';
import { useJobLinks } from '../../features/jobLinks/index.ts';
import { useJobPost } from './useJobPost.ts';

/** Where an employer posts a job, without an account; a link to it on the page itself begins once more. */
export default function JobPostRoute() {
  usePage('Post a Job');
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const [visit, setVisit] = useState(key);
  // Also a jump within the page is an entry of the history; a link makes its entry by itself.
  if (!back && key !== visit) setVisit(key);
  return <JobPost key={visit} back={back} />;
}

function JobPost({ back }: { back: boolean }) {
  const { brand } = useConfig();
  return <JobPostScreen brand={brand.name} lengths={interviewLengths} {...useJobPost(back)} {...useJobLinks()} />;
}
