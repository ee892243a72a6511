/** The Network Information API, where a browser has it (Chromium). */
interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
  /** Only on phones and ChromeOS. */
  readonly type?: string;
}

/**
 * @param connection `navigator.connection`; missing in Firefox and Safari
 * @returns whether fetching ahead costs the visitor neither time nor money; never so of a connection nothing is known of
 */
export const isGenerous = (connection: NetworkInformation | undefined): boolean =>
  connection?.effectiveType === '4g' && !connection.saveData && connection.type !== 'cellular';
