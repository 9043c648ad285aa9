import type { DevicesView, DeviceView } from '@viva/ui';
import { MediaDeviceFailure, type Room, Room as LiveKitRoom } from 'livekit-client';
import type { MicFailure } from '../core/connection.ts';

/** Whether a page may choose the speaker in this browser. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

/** Lists microphones, cameras and, where one may choose, speakers; before a permission browsers hide most of them. */
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

/** The devices of one kind, without those that are not named before a permission. */
export async function listKind(kind: MediaDeviceKind): Promise<DeviceView[]> {
  if (!hasMediaDevices()) return [];
  const devices = await LiveKitRoom.getLocalDevices(kind, false);
  return devices.filter(({ deviceId }) => deviceId !== '').map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** False on a page that was not loaded over a secure connection. */
export const hasMediaDevices = (): boolean => 'mediaDevices' in navigator;

/** Why a microphone could not be had. */
export function micFailureOf(error: unknown): MicFailure {
  switch (MediaDeviceFailure.getFailure(error)) {
    case MediaDeviceFailure.PermissionDenied:
      return 'blocked';
    case MediaDeviceFailure.NotFound:
      return 'missing';
    default:
      return 'in-use';
  }
}
