/**
 * What a schema of an object parses, so that it names each field that is missing. A body may hold half a million
 * properties: it is not copied.
 *
 * @param value parsed JSON, or anything else that nobody has checked
 * @returns the value when it is an object such as JSON makes; an empty one for anything else
 */
export const jsonObject = (value: unknown): object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? value
    : {};

/**
 * @param value parsed JSON, or anything else that nobody has checked
 * @returns the property of that name that it has itself; undefined where it has none, or is no object
 */
export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
