import { TextChatScreen } from '@viva/ui';
import { Navigate, useParams } from 'react-router-dom';
import { RequireLogin } from '../../app/RequireLogin.tsx';
import { usePage } from '../../app/usePage.ts';
import { useTextChat } from './useTextChat.ts';

/** A conversation in writing. */
export default function TextChatRoute() {
  usePage('Text Chat');
  const { conversationId } = useParams();
  if (!conversationId) return <Navigate to="/" replace />;
  return <RequireLogin>{() => <TextChat key={conversationId} conversationId={conversationId} />}</RequireLogin>;
}

function TextChat({ conversationId }: { conversationId: string }) {
  return <TextChatScreen conversationId={conversationId} {...useTextChat(conversationId)} />;
}
