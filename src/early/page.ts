/** The document. Its name is the word that stands most often in the early script, whose bytes are counted (decision 0013). */
export const page = document;
