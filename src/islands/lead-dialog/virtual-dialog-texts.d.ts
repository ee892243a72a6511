declare module 'virtual:dialog-texts' {
  /** src/content/dialogs.yaml (build/scripts/island-texts.ts). */
  const dialogs: import('../../content-model/schemas/dialogs.ts').DialogsData;
  export default dialogs;
}
