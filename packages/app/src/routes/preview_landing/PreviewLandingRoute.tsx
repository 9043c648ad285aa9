import { PreviewLandingScreen } from '@viva/ui';
import { usePage } from '../../app/usePage.ts';
import { usePreviewStart } from './usePreviewStart.ts';

/** Where a visitor begins a free preview. */
export default function PreviewLandingRoute() {
  usePage('Preview');
  return <PreviewLandingScreen {...usePreviewStart()} />;
}
