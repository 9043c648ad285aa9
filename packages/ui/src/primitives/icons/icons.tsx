import { Icon } from './Icon.tsx';

export const MicIcon = () => (
  <Icon>
    <rect x="7" y="2.5" width="6" height="9.5" rx="3" />
    <path d="M4.5 9.5a5.5 5.5 0 0 0 11 0M10 15v2.5" />
  </Icon>
);

export const MicOffIcon = () => (
  <Icon>
    <path d="M7 7v2a3 3 0 0 0 5 2.2M13 8.5v-3a3 3 0 0 0-5.7-1.3" />
    <path d="M4.5 9.5a5.5 5.5 0 0 0 9 4.2M15.3 11a5.5 5.5 0 0 0 .2-1.5M10 15v2.5M3 2.5l14 15" />
  </Icon>
);

export const ChevronDownIcon = () => (
  <Icon>
    <path d="m5.5 8 4.5 4.5L14.5 8" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m4.5 10.5 3.5 3.5 7.5-8" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M3 6h14M3 10h14M3 14h14" />
  </Icon>
);

export const LeaveIcon = () => (
  <Icon>
    <path d="M8 3H4.5A1.5 1.5 0 0 0 3 4.5v11A1.5 1.5 0 0 0 4.5 17H8M12.5 13.5 16 10l-3.5-3.5M16 10H7.5" />
  </Icon>
);

export const SoundIcon = () => (
  <Icon>
    <path d="M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15.2 5a7 7 0 0 1 0 10" />
  </Icon>
);

export const KeyboardIcon = () => (
  <Icon>
    <rect x="2" y="5" width="16" height="10.5" rx="2" />
    <path d="M5 8.5h.01M8.3 8.5h.01M11.7 8.5h.01M15 8.5h.01M6.5 12.2h7" />
  </Icon>
);

export const SendIcon = () => (
  <Icon>
    <path d="M10 16V4M4.5 9.5 10 4l5.5 5.5" />
  </Icon>
);

export const EyeIcon = () => (
  <Icon>
    <path d="M1.8 10S4.8 4.5 10 4.5s8.2 5.5 8.2 5.5-3 5.5-8.2 5.5S1.8 10 1.8 10Z" />
    <circle cx="10" cy="10" r="2.5" />
  </Icon>
);

export const EyeOffIcon = () => (
  <Icon>
    <path d="M8.2 4.7A8 8 0 0 1 10 4.5c5.2 0 8.2 5.5 8.2 5.5a14 14 0 0 1-2.3 2.9M5.2 6A13.5 13.5 0 0 0 1.8 10s3 5.5 8.2 5.5a8 8 0 0 0 4-1.100M8.2 8.2a2.5 2.5 0 0 0 3.6 3.600M3 3l14 14" />
  </Icon>
);

export const WarningIcon = () => (
  <Icon>
    <path d="M10 3 1.8 16.5h16.4zM10 8v4M10 14.3h.01" />
  </Icon>
);

export const InfoIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 9.2v4.3M10 6.5h.01" />
  </Icon>
);

export const SunIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="3.4" />
    <path d="M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon>
    <path d="M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5Z" />
  </Icon>
);

export const DeviceIcon = () => (
  <Icon>
    <rect x="2.5" y="3.5" width="15" height="10" rx="1.5" />
    <path d="M7 17h6M10 13.5V17" />
  </Icon>
);

export const CaptionsIcon = () => (
  <Icon>
    <rect x="2" y="4" width="16" height="12" rx="2.5" />
    <path d="M8.5 8.7a2 2 0 1 0 0 2.6M14.5 8.7a2 2 0 1 0 0 2.6" />
  </Icon>
);
