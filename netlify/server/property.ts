/**
 * @param value parsed JSON, or anything else that nobody has checked
 * @returns the property of that name that it has itself; undefined where it has none, or is no object
 */
export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
