/** Recognises what a computer runs, for files that a CV brings along. */

/** First bytes of programs: Windows, Linux, macOS, scripts, Java. */
const STARTS = ['MZ', '\x7fELF', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe', '#!'].map(
  (start) => Buffer.from(start, 'latin1'),
);

/** Extensions that Windows, macOS or Linux run when they are opened, and archives and links that lead to them. */
const EXTENSIONS = new Set(
  (
    'app appref-ms bat chm cmd com cpl deb dll dmg exe gadget hta inf ins iso jar js jse lnk msc msi msp mst pif ps1 ' +
    'psm1 py rb reg rpm scf scr sct settingcontent-ms sh sys url vb vbe vbs ws wsc wsf wsh xll'
  ).split(' '),
);

/** @returns the extension of a file's name in lower case, without the dot; empty when it has none */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot === -1 || name.indexOf('/', dot) !== -1 ? '' : name.slice(dot + 1).toLowerCase();
};

/**
 * @param name of the file; it may have a path
 * @param content of the file
 * @returns whether its name or its first bytes are those of a program
 */
export const isProgram = (name: string, content: Buffer): boolean =>
  EXTENSIONS.has(extensionOf(name)) ||
  STARTS.some((start) => content.subarray(0, start.length).equals(start));
