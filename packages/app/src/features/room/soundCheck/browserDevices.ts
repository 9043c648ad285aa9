import type { DeviceView } from '@viva/ui';
import type { MicFailure } from '../core/connection.ts';

/** Whether a page may choose the speaker in this browser. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

/** False on a page that was not loaded over a secure connection. */
export const hasMediaDevices = (): boolean => 'mediaDevices' in navigator;

/** Lists the devices of one kind; before a permission, browsers report devices without an id, which are left out. */
export async function listKind(kind: MediaDeviceKind): Promise<DeviceView[]> {
  if (!hasMediaDevices()) return [];
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/**
 * Says why `getUserMedia` failed, by the error's name in the Media Capture and Streams standard, section 10.3, and by the
 * older names of Chrome and Firefox.
 */
export function micFailureOf(error: unknown): MicFailure {
  switch (error instanceof Error ? error.name : undefined) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
      return 'blocked';
    case 'NotFoundError':
    case 'DevicesNotFoundError':
      return 'missing';
    default:
      return 'in-use';
  }
}
