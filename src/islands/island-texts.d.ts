declare module 'virtual:bar-entries' {
  /** Titles of the menus and the links beside them (build/scripts/island-texts.ts). */
  const entries: {
    readonly menus: readonly { readonly title: string; readonly panelId: string }[];
    readonly links: readonly import('../navigation/navigation.ts').Link[];
  };
  export default entries;
}

declare module 'virtual:dialog-texts' {
  /** src/content/dialogs.yaml (build/scripts/island-texts.ts). */
  const dialogs: import('../content-model/schemas/lead-forms.ts').DialogsData;
  export default dialogs;
}

declare module 'virtual:cookie-words' {
  /** Texts of the dialog, without the banner's: `cookies` of src/content/words.yaml (build/scripts/island-texts.ts). */
  const words: Omit<import('../content-model/schemas/words.ts').WordsData['cookies'], 'banner'>;
  export default words;
}

declare module 'virtual:receipt-texts' {
  /** src/content/receipts.yaml and the agency's telephone (build/scripts/island-texts.ts). */
  const texts: import('../content-model/schemas/lead-forms.ts').ReceiptsData & {
    readonly phone: { readonly text: string; readonly href: string };
  };
  export default texts;
}
