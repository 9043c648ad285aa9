import { Bars } from '../../primitives/index.ts';
import { Page } from './LoadingScreen.styles.ts';

/** While it is not known yet what may be shown. */
export function LoadingScreen() {
  return (
    <Page role="status">
      <Bars size="large" moving />
      <p>Loading...</p>
    </Page>
  );
}
