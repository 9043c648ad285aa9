import { Button, Link } from '../../primitives/index.ts';
import { Answers, RoomForNotice, Strip, Words } from './CookieNotice.styles.ts';

export interface CookieNoticeProps {
  readonly onAllow: () => void;
  readonly onRefuse: () => void;
}

/** Asks whether visits may be counted. It holds nobody up, and both answers are as easy. */
export function CookieNotice({ onAllow, onRefuse }: CookieNoticeProps) {
  return (
    <Strip aria-label="Cookies" data-cookie-notice>
      <RoomForNotice />
      <Words>
        May we count visits with analytics cookies? It shows us which pages help. We never count what you say or write.{' '}
        <Link href="/user-data-policy/">Data Policy</Link>
      </Words>
      <Answers>
        <Button variant="quiet" onClick={onAllow}>
          Allow
        </Button>
        <Button variant="quiet" onClick={onRefuse}>
          No, Thank You
        </Button>
      </Answers>
    </Strip>
  );
}
