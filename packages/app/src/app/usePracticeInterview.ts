import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTokenSource } from '../api/tokenSource.ts';
import { useConfig } from '../config/context.ts';
import { log } from '../config/log.ts';

/** Makes a practice room and opens it. A failure is logged only (specification, section 8). */
export function usePracticeInterview() {
  const navigate = useNavigate();
  const { backendUrl } = useConfig();
  const getToken = useTokenSource();
  const started = useRef(false);
  const [practiceBusy, setBusy] = useState(false);

  const practise = async () => {
    // A second press would make a second room.
    if (started.current) return;
    started.current = true;
    setBusy(true);
    try {
      const { generateRoom } = await import('../api/generateRoom.ts');
      void navigate(`/voice_chat/${await generateRoom(backendUrl, getToken)}`);
    } catch (error) {
      log.warn('A practice room could not be made.', error);
    } finally {
      started.current = false;
      setBusy(false);
    }
  };

  return { practiceBusy, onPracticeInterview: () => void practise() };
}
