/** Returns how many of a block's questions have an answer, by the marks on them. */
export const answeredIn = (marks: readonly { place: number | null }[]): number =>
  marks.filter(({ place }) => place !== null).length
