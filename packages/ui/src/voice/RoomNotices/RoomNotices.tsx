import { ConnectionNotice, type ConnectionNoticeProps } from '../ConnectionNotice/index.ts';
import { noticeTexts } from '../notices.ts';
import type { RoomNotice } from '../types.ts';
import { More, Stack } from './RoomNotices.styles.ts';

export interface RoomNoticesProps extends Omit<ConnectionNoticeProps, 'notice'> {
  readonly notices: readonly RoomNotice[];
}

/** The notices of a room: the most pressing one, and the others one press away, so that they leave room for the voice. */
export function RoomNotices({ notices, ...shared }: RoomNoticesProps) {
  const pressing = (notice: RoomNotice) => noticeTexts[notice].tone === 'caution';
  const [first, ...others] = [...notices.filter(pressing), ...notices.filter((notice) => !pressing(notice))];
  if (!first) return null;
  return (
    <Stack>
      <ConnectionNotice key={first} notice={first} {...shared} />
      {others.length > 0 && (
        <More>
          <summary>
            <span role="status">And {others.length} more</span>
          </summary>
          <div>
            {others.map((notice) => (
              <ConnectionNotice key={notice} notice={notice} {...shared} />
            ))}
          </div>
        </More>
      )}
    </Stack>
  );
}
