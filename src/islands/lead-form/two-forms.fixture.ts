/** Two forms of one page, each with the fields that a visitor types into. */
export const TWO_FORMS = ['uno', 'due']
  .map(
    (id) => `
    <form id="${id}-form">
      <p class="field"><input id="${id}-name" name="name"></p>
      <p class="field"><input id="${id}-email" name="email" type="email"></p>
      <p class="field"><textarea id="${id}-message" name="message"></textarea></p><input name="website">
      <input hidden name="requestId"><input id="${id}-ok" name="ok" type="checkbox"><input name="foreign">
    </form>`,
  )
  .join('');

/** @returns a field or box, such as `uno-name` */
export const at = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Types a text into a field. */
export const write = (id: string, text: string) => {
  at(id).value = text;
  at(id).dispatchEvent(new Event('input', { bubbles: true }));
};
