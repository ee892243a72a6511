declare module 'virtual:bar-entries' {
  /** Titles of the menus and the links beside them (build/scripts/island-texts.ts). */
  const entries: {
    readonly menus: readonly { readonly title: string; readonly panelId: string }[];
    readonly links: readonly import('../../navigation/navigation.ts').Link[];
  };
  export default entries;
}
