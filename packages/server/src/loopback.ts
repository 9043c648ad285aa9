const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address leads to this machine only. */
export const isOnThisMachine = (address: string): boolean => loopback.test(new URL(address).hostname);
