/** A sentence, label or part of one that a person reads, with values as `{}`. */
export interface Said {
  /** the file, relative to the root of the repository */
  readonly path: string
  readonly line: number
  readonly text: string
  readonly kind: Kind
}

/** The reader: a player or admin on a screen or in a mail, or a developer in a document, the API's reference or a terminal. */
export type Kind = 'interface' | 'document'

const ENDS = /(?<=[.!?]["”’)*]*)\s+(?=["“‘(*]*[A-Z{@§+\d…])|\n+/
/** In a document a semicolon parts the entries of a list too. */
const PARTS = new RegExp(`${ENDS.source}|;\\s+`)

/** Sentences of a text: they end with a period, a question or an exclamation mark before a capital, or with a line. */
export const sentencesOf = (text: string, kind: Kind): string[] =>
  text
    .split(kind === 'document' ? PARTS : ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
