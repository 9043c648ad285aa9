import { DataPolicyScreen } from '@viva/ui';
import { usePage } from '../../app/usePage.ts';
import { useConfig } from '../../config/context.ts';

/** The Data Policy. */
export default function DataPolicyRoute() {
  usePage('Data Policy');
  return <DataPolicyScreen brand={useConfig().brand} />;
}
