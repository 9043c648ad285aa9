import type { ChatMessage } from '@viva/ui';
import { useRef, useState } from 'react';
import { useApi } from '../../api/client.ts';
import { chatFailure } from './chatFailure.ts';

/** What a text chat shows, and what it does; a message that fails is back in the field. */
export function useTextChat(conversationId: string) {
  const api = useApi();
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [draft, setDraft] = useState('');
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<string>();
  const underWay = useRef(false);

  const send = async (text: string) => {
    const message = text.trim();
    if (message === '' || underWay.current) return;
    underWay.current = true;
    setSending(true);
    setDraft('');
    setMessages((before) => [...before, { role: 'user', content: message }]);
    try {
      const { response } = await api.sendChatMessage({ params: { conversationId }, body: { message } });
      setMessages((before) => [...before, { role: 'assistant', content: response }]);
    } catch (failure) {
      setMessages((before) => before.slice(0, -1));
      setDraft(message);
      setNotice(chatFailure(failure));
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  return {
    messages,
    draft,
    sending,
    notice,
    onDraftChange: setDraft,
    onSend: (text: string) => void send(text),
    onCloseNotice: () => setNotice(undefined),
  };
}
