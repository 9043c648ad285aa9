import type { DevicesView } from '@viva/ui';
import type { Room } from 'livekit-client';
import { canChooseSpeaker, listKind } from '../soundCheck/browserDevices.ts';

/** Lists microphones, cameras and, where one may choose, speakers, with those that the room uses. */
export async function listDevices(room: Room): Promise<DevicesView> {
  const [audioInputs, videoInputs, audioOutputs] = await Promise.all([
    listKind('audioinput'),
    listKind('videoinput'),
    canChooseSpeaker() ? listKind('audiooutput') : [],
  ]);
  const audioOutputId = room.getActiveDevice('audiooutput');
  const audioInputId = room.getActiveDevice('audioinput');
  const videoInputId = room.getActiveDevice('videoinput');
  return {
    audioInputs,
    videoInputs,
    // Some browsers let a page choose, but tell it of no speaker.
    ...(audioOutputs.length > 0 && { audioOutputs }),
    ...(audioOutputId === undefined ? {} : { audioOutputId }),
    ...(audioInputId === undefined ? {} : { audioInputId }),
    ...(videoInputId === undefined ? {} : { videoInputId }),
  };
}
