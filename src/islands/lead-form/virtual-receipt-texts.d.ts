declare module 'virtual:receipt-texts' {
  /** src/content/receipts.yaml and the agency's telephone (build/scripts/island-texts.ts). */
  const texts: import('../../content-model/schemas/receipts.ts').ReceiptsData & {
    readonly phone: { readonly text: string; readonly href: string };
  };
  export default texts;
}
