declare module 'virtual:dialog-texts' {
  import type { DialogsData } from '../../content-model/schemas/dialogs.ts';

  /** src/content/dialogs.yaml (build/form-texts.ts). */
  const dialogs: DialogsData;
  export default dialogs;
}
