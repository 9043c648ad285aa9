const frame = { width: 20, height: 20, viewBox: '0 0 20 20', fill: 'currentColor', 'aria-hidden': true } as const;

export const PauseIcon = () => (
  <svg {...frame}>
    <rect x="5.5" y="4" width="3" height="12" rx="1" />
    <rect x="11.5" y="4" width="3" height="12" rx="1" />
  </svg>
);

export const PlayIcon = () => (
  <svg {...frame}>
    <path d="M6.5 4.3a.8.8 0 0 1 1.2-.7l8.6 5.7a.8.8 0 0 1 0 1.4l-8.6 5.7a.8.8 0 0 1-1.2-.7Z" />
  </svg>
);
