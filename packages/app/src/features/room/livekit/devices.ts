import type { DevicesView, DeviceView } from '@viva/ui';
import { MediaDeviceFailure, type Room, Room as LiveKitRoom } from 'livekit-client';
import type { MicFailure } from '../core/connection.ts';

/** Lists microphones and cameras; before a permission browsers hide most of them. */
export async function listDevices(room: Room): Promise<DevicesView> {
  const [audioInputs, videoInputs] = await Promise.all([list('audioinput'), list('videoinput')]);
  const audioInputId = room.getActiveDevice('audioinput');
  const videoInputId = room.getActiveDevice('videoinput');
  return {
    audioInputs,
    videoInputs,
    ...(audioInputId === undefined ? {} : { audioInputId }),
    ...(videoInputId === undefined ? {} : { videoInputId }),
  };
}

async function list(kind: MediaDeviceKind): Promise<DeviceView[]> {
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
