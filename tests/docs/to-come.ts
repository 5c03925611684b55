/**
 * Paths that documents name already and that are still to be made. The list only shrinks: a test fails for one that
 * exists. Folders end in a slash.
 */
export const TO_COME: readonly string[] = []
