/**
 * Makes sure that an object schema gets an object to parse, so that it reports each missing field. Does not copy the
 * value, because a body may have half a million properties.
 *
 * @param value parsed JSON, or any other unchecked value
 * @returns the value if it is a plain object; otherwise an empty object
 */
export const jsonObject = (value: unknown): object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? value
    : {};

/**
 * @param value parsed JSON, or any other unchecked value
 * @returns the value's own property of that name; undefined if it has none or is not an object
 */
export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
