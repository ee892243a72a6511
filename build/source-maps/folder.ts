/** Where a build puts the maps of its scripts, from the project's root: beside what is deployed, not in it. */
export const SOURCE_MAPS_FOLDER = '.local/source-maps';
