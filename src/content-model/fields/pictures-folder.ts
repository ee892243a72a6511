/** The content folder of photographs and logos. It has no YAML files. */
export const PICTURES = 'pictures';
/** The path of that folder from the project's root. */
export const PICTURES_FOLDER = `src/content/${PICTURES}`;
