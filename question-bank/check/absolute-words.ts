/** Words that admit no exception; test-wise readers strike options that hold them. */
const ABSOLUTE =
  /\b(?:always|never|only|any|all|every|must|no(?! longer)|none|nothing|cannot|entirely|completely|automatically|absolute(?:ly)?|regardless|solely|in every case|under no circumstances)\b/i

/** True when an option holds an absolute word; the opening "No," of an answer is none. */
export function isAbsolute(option: string): boolean {
  return ABSOLUTE.test(option.replace(/^no\b/i, ''))
}

const HEDGE =
  /\b(?:may|might|could|can|generally|ordinarily|usually|unless|if|likely|probably|some|sometimes|reasonabl[ey]|sufficient(?:ly)?|substantial(?:ly)?)\b/i

/** True when an option holds a hedge. */
export function isHedged(option: string): boolean {
  return HEDGE.test(option)
}
