import { findFirefox } from '../firefox/find-firefox.ts';
import { openFirefox } from '../firefox/open-firefox.ts';
import { findWebKit } from '../webkit/find-webkit.ts';
import { openWebKit } from '../webkit/open-webkit.ts';
import type { OpenPage, Size } from './open-page.ts';

/** A browser's engine on this machine. */
export interface Engine {
  /** Opens a browser with one page. Without JavaScript pages run no script. */
  open(size: Size, javaScript: boolean): Promise<OpenPage>;
}

/** The engines other than Chromium, by name of their suite: how to find each, and the message when it is missing. */
export const ENGINES = {
  firefox: {
    lacks: 'no Firefox here. Install firefox-esr, or set FIREFOX_PATH to a Firefox',
    find: (): Engine | undefined => {
      const path = findFirefox(process.env);
      return path === undefined
        ? undefined
        : { open: (size, javaScript) => openFirefox(path, size, javaScript) };
    },
  },
  webkit: {
    lacks: 'no WebKitGTK here. Install webkit2gtk-driver and xvfb',
    find: (): Engine | undefined => {
      const found = findWebKit(process.env);
      return found && { open: (size, javaScript) => openWebKit(found, size, javaScript) };
    },
  },
} as const;

export type EngineName = keyof typeof ENGINES;
