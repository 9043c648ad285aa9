import { ChatPanel, type ChatPanelProps } from '../../chat/index.ts';
import { Card } from '../../primitives/index.ts';
import { Page } from './TextChatScreen.styles.ts';

export type TextChatScreenProps = ChatPanelProps;

/** The page of a text chat: as high as the window, so that only the messages scroll. */
export function TextChatScreen(props: TextChatScreenProps) {
  return (
    <Page>
      <Card data-padding="none">
        <ChatPanel {...props} />
      </Card>
    </Page>
  );
}
