import { readProjectFile } from './project-files.ts';

const SQL = /^```sql\n([\s\S]*?)^```$/gm;

/** @returns the statements of docs/operations.md for a person's address: the one that looks, and those that erase */
export const erasureOnRequest = (address: string): { readonly look: string; readonly erase: string } => {
  const [look = '', erase = ''] = Array.from(
    readProjectFile('docs/operations.md').matchAll(SQL),
    ([, text = '']) => text.replaceAll('nome@azienda.it', address),
  );
  return { look, erase };
};
