/**
 * Makes an element; never from a text of HTML.
 *
 * @param name e.g. `button`
 * @param properties set on the element
 * @param children appended in this order; texts stay texts
 */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};
