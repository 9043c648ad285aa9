import { MicAccessBox, StartPreview, WhatToExpect, type StartPreviewProps } from '../../preview/index.ts';
import { Card } from '../../primitives/index.ts';
import { Head, Page, Start } from './PreviewLandingScreen.styles.ts';

/** Where a visitor begins a free preview: what comes, what it needs, and the button. */
export function PreviewLandingScreen(props: StartPreviewProps) {
  return (
    <Page>
      <Head>
        <h1>Try an interview, right now</h1>
        <p>Talk with the interviewer for a few minutes. No account needed.</p>
      </Head>
      <Start>
        <Card padding="large">
          <MicAccessBox />
          <StartPreview {...props} />
        </Card>
      </Start>
      <WhatToExpect />
    </Page>
  );
}
