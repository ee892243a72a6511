declare module 'virtual:receipt-texts' {
  import type { ReceiptData } from '../../content-model/schemas/receipt.ts';
  import type { ContactLink } from '../../navigation/contact-links.ts';

  /** src/content/receipt.yaml and the sales line (build/receipt-texts.ts). */
  const texts: ReceiptData & { readonly phone: ContactLink };
  export default texts;
}
