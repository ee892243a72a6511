declare module 'virtual:cookie-words' {
  /** What the dialog says, without the banner's words: `cookies` of src/content/words.yaml (build/scripts/island-texts.ts). */
  const words: Omit<import('../../content-model/schemas/words.ts').WordsData['cookies'], 'banner'>;
  export default words;
}
