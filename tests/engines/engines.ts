import { findFirefox } from '../firefox/find-firefox.ts';
import { openFirefox } from '../firefox/open-firefox.ts';
import { findWebKit } from '../webkit/find-webkit.ts';
import { openWebKit } from '../webkit/open-webkit.ts';
import type { OpenBrowser } from './open-page.ts';

/** The engines other than Chromium, by name of their suite: how to start each, and the message when it is missing. */
export const ENGINES = {
  firefox: {
    lacks: 'no Firefox here. Install firefox-esr, or set FIREFOX_PATH to a Firefox',
    find: (): (() => OpenBrowser | Promise<OpenBrowser>) | undefined => {
      const path = findFirefox(process.env);
      return path === undefined ? undefined : () => openFirefox(path);
    },
  },
  webkit: {
    lacks: 'no WebKitGTK here. Install webkit2gtk-driver and xvfb',
    find: (): (() => OpenBrowser | Promise<OpenBrowser>) | undefined => {
      const found = findWebKit(process.env);
      return found && (() => openWebKit(found));
    },
  },
} as const;

export type EngineName = keyof typeof ENGINES;
