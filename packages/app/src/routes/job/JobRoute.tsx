import { JobPageScreen } from '@viva/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { Queries } from '../../api/Queries.tsx';
import { usePage } from '../../app/usePage.ts';
import { useEmployerJob } from './useEmployerJob.ts';

/** An employer's job post, behind the private link that was e-mailed. */
export default function JobRoute() {
  usePage('Your Job Post');
  const { jobKey = '' } = useParams();
  return (
    <Queries key={jobKey}>
      <Job jobKey={jobKey} />
    </Queries>
  );
}

const nothing = () => undefined;
/** Where nobody is assessed, there is nothing to open, to unlock, to set a bar for or to hear. */
const notAssessed = {
  ...{ onOpen: nothing, onUnlock: nothing, onSetBar: nothing },
  ...{ onPlay: nothing, onPause: nothing, onSeek: nothing, onRetry: nothing },
};

function Job({ jobKey }: { readonly jobKey: string }) {
  const navigate = useNavigate();
  return <JobPageScreen {...notAssessed} {...useEmployerJob(jobKey)} onReturnHome={() => void navigate('/')} />;
}
