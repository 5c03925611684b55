/**
 * Paths that documents name already and that the rebuilding of the rooms has still to make. The list only shrinks: a test
 * fails for one that exists. Folders end in a slash.
 */
export const TO_COME: readonly string[] = [
  'question-bank/families/GUIDE.md',
  'renderer/features/',
  'renderer/features/solo/',
  'renderer/features/solo/play.ts',
]
