/** Icons as single SVG paths for islands, so that each island ships only the ones it draws. */
export const PHONE =
  'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2';
export const CHECK = 'm5 12 5 5L20 7';
export const CROSS = 'M18 6 6 18M6 6l12 12';
export const ALERT =
  'M12 9v4m0 3v.01M5 19h14a2 2 0 0 0 1.84-2.75l-7.1-12.25a2 2 0 0 0-3.5 0l-7.1 12.25A2 2 0 0 0 5 19';
export const CHEVRON = 'm6 9 6 6 6-6';
export const PAPERCLIP =
  'm15 7-6.5 6.5a1.5 1.5 0 0 0 3 3l6.5-6.5a3 3 0 0 0-6-6l-6.5 6.5a4.5 4.5 0 0 0 9 9l6.5-6.5';
export const FILE = 'M14 3v4a1 1 0 0 0 1 1h4M17 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2';

/**
 * Tabler Icons (MIT, tabler.io/icons) on a 24 px grid, with square ends. They stand for functions only: services have
 * weaves. Each use inlines its path: repeated paths weigh less in the compressed page than a sprite with its
 * references, and the browser has to build and style every copy made by `use`. docs/performance.md
 */
export const ICONS = {
  phone: PHONE,
  chevron: CHEVRON,
  check: CHECK,
  cross: CROSS,
  menu: 'M4 7h16M4 12h16M4 17h16',
  chat: 'm3 21 1.65-3.8a9 9 0 1 1 3.4 2.9zM8 12h.01M12 12h.01M16 12h.01',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  alert: ALERT,
  home: 'M5 12H3l9-9 9 9h-2M5 12v9h14v-9M9 21v-6h6v6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  outside: 'M12 6H6v12h12v-6M11 13l9-9M15 4h5v5',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
} as const;

export type IconName = keyof typeof ICONS;
