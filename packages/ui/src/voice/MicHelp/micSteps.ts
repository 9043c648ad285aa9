import type { BrowserName, Platform, SystemName } from '../platform.ts';
import type { MicTrouble } from '../types.ts';

/** Where a browser keeps the permission of a page; sources: the help pages of each browser's maker, 2026. */
const permission: Record<BrowserName, readonly string[]> = {
  chrome: ['Press the icon at the left end of the address bar.', 'Turn “Microphone” on.'],
  edge: ['Press the lock at the left end of the address bar.', 'Set “Microphone” to “Allow.”'],
  firefox: [
    'Press the crossed-out microphone next to the address.',
    'Press the ✕ next to “Blocked,” and choose “Allow” when Firefox asks again.',
  ],
  safari: ['In the menu bar, open “Safari” and then “Settings for This Website.”', 'Set “Microphone” to “Allow.”'],
  other: ['Open this page’s permissions, usually next to the address.', 'Allow the microphone.'],
};

const permissionOnPhone: Partial<Record<SystemName, Partial<Record<BrowserName, readonly string[]>>>> = {
  android: {
    chrome: ['Press the icon at the left end of the address bar, then “Permissions.”', 'Turn “Microphone” on.'],
    firefox: ['Press the lock next to the address.', 'Press “Microphone” until it says “Allowed.”'],
  },
  ios: {
    safari: ['Press the page menu next to the address, then “Website Settings.”', 'Set “Microphone” to “Allow.”'],
    chrome: ['Open “Settings” on this device, then “Chrome.”', 'Turn “Microphone” on.'],
    edge: ['Open “Settings” on this device, then “Edge.”', 'Turn “Microphone” on.'],
    firefox: ['Open “Settings” on this device, then “Firefox.”', 'Turn “Microphone” on.'],
  },
};

/** Where the system itself can keep the microphone from the browser. */
const privacy: Partial<Record<SystemName, string>> = {
  windows: 'Still blocked? In Windows, open Settings › Privacy & security › Microphone, and let your browser use it.',
  macos: 'Still blocked? Open System Settings › Privacy & Security › Microphone, and turn your browser on.',
  android: 'Still blocked? Open Settings › Apps, your browser, Permissions, and allow the microphone.',
  ios: 'Still blocked? Open Settings › Privacy & Security › Microphone, and turn your browser on.',
};

const soundSettings: Record<SystemName, string> = {
  windows: 'Open Settings › System › Sound and check that it’s listed under “Input.”',
  macos: 'Open System Settings › Sound › Input and check that it’s listed.',
  linux: 'Open the sound settings and check that it’s listed under “Input.”',
  android: 'Unplug your headset, or connect it again, so that the phone picks a microphone.',
  ios: 'Unplug your headset, or connect it again, so that the device picks a microphone.',
  other: 'Open the sound settings of this device and check that it’s listed as an input.',
};

/** What to do about a microphone, in order, for where the page runs. */
export function micSteps(trouble: MicTrouble, { browser, system }: Platform): readonly string[] {
  switch (trouble) {
    case 'blocked': {
      const allow = permissionOnPhone[system]?.[browser] ?? permission[browser];
      const beyond = privacy[system];
      return [...allow, 'Come back to this page and try again.', ...(beyond ? [beyond] : [])];
    }
    case 'missing':
      return ['Plug in a microphone or a headset, or turn it on.', soundSettings[system], 'Try again here.'];
    case 'in-use':
      return [
        'Close other programs and tabs that use the microphone, such as a video call.',
        soundSettings[system],
        'Try again here.',
      ];
    case 'insecure':
      return ['Check the address: it has to start with “https.”', 'Open the page at that address and try again.'];
  }
}
