/** A logo of 160 by 48 px with a background of its own. */
export const sampleLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"><rect width="160" height="48" fill="#fff"/>' +
    '<circle cx="25" cy="24" r="16" fill="#0B5E7A"/><path d="M12 27q6.5-7 13 0t13 0" fill="none" stroke="#fff" stroke-width="3.5"/>' +
    '<path d="M52 15v18M52 24h12M64 15v18M73 33l8-18 8 18M76 27h10M96 33V15h7a5 5 0 0 1 0 10h-7m7 0 6 8M118 15v18h11M136 15l6 9 6-9m-6 9v9" fill="none" stroke="#12303B" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)}`;
