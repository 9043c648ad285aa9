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
    <path d="M8.2 4.7A8 8 0 0 1 10 4.5c5.2 0 8.2 5.5 8.2 5.5a14 14 0 0 1-2.3 2.9M5.2 6A13.5 13.5 0 0 0 1.8 10s3 5.5 8.2 5.5a8 8 0 0 0 4-1.1M8.2 8.2a2.5 2.5 0 0 0 3.6 3.6M3 3l14 14" />
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

export const GripIcon = () => (
  <Icon>
    <path d="M7.5 4.5h.01M7.5 10h.01M7.5 15.5h.01M12.5 4.5h.01M12.5 10h.01M12.5 15.5h.01" strokeWidth="2.6" />
  </Icon>
);

export const ArrowUpIcon = () => (
  <Icon>
    <path d="M10 16V4M5 9l5-5 5 5" />
  </Icon>
);

export const ArrowDownIcon = () => (
  <Icon>
    <path d="M10 4v12M5 11l5 5 5-5" />
  </Icon>
);

export const ArrowRightIcon = () => (
  <Icon>
    <path d="M4 10h12M11 5l5 5-5 5" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon>
    <path d="M10 4v12M4 10h12" />
  </Icon>
);

export const TrashIcon = () => (
  <Icon>
    <path d="M3.5 5.5h13M8 5.5V3.5h4v2M5 5.5l.8 11h8.4l.8-11M8.5 8.8v4.5M11.5 8.8v4.5" />
  </Icon>
);

export const CopyIcon = () => (
  <Icon>
    <rect x="7" y="7" width="10" height="10" rx="2" />
    <path d="M13 7V4.5A1.5 1.5 0 0 0 11.5 3h-7A1.5 1.5 0 0 0 3 4.5v7A1.5 1.5 0 0 0 4.5 13H7" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M6.5 4v12l9.5-6z" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M7 4.5v11M13 4.5v11" />
  </Icon>
);

export const MailIcon = () => (
  <Icon>
    <rect x="2.5" y="4.5" width="15" height="11" rx="2" />
    <path d="m3 6 7 5 7-5" />
  </Icon>
);

export const ExternalIcon = () => (
  <Icon>
    <path d="M11 3.5h5.5V9M16.5 3.5 9 11M14 12v3a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V7.5A1.5 1.5 0 0 1 5 6h3" />
  </Icon>
);

export const QuoteIcon = () => (
  <Icon>
    <path d="M8.5 6.5C5.5 7 4 9 4 11.5V14h4.5v-4H6M16.5 6.5c-3 .5-4.5 2.5-4.5 5V14h4.5v-4H14" />
  </Icon>
);

export const CalendarIcon = () => (
  <Icon>
    <rect x="3" y="4.5" width="14" height="12" rx="2" />
    <path d="M3 8.5h14M7 2.5v3.5M13 2.5v3.5" />
  </Icon>
);

export const ClockIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 5.5V10l3 2" />
  </Icon>
);

export const StarIcon = () => (
  <Icon>
    <path d="m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5L2.8 8.1l5-.7Z" />
  </Icon>
);
