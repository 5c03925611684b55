/** Returns what the sender of an invitation waits for; `mayAnswer`: the first question still waits for their answer. */
export const sentWords = (name: string, mayAnswer: boolean): string =>
  mayAnswer
    ? `${name} hasn’t accepted yet. You can answer the first question now. If they don’t accept within three days, it won’t count.`
    : `${name} hasn’t accepted yet. If they don’t accept within three days, it won’t count.`
