/** Network Information API: Chromium only, so TypeScript's DOM library leaves it out. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

interface Navigator {
  readonly connection?: NetworkInformation;
}
