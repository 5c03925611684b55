import type { Memory } from './memory.ts'

/**
 * Returns a reckoning that keeps its last result for each memory, and the inputs it came of: every choice of a question asks
 * the same of hundreds. A memory never changes, an answer makes another, so what is kept goes with it.
 */
export function lastReckoned<Inputs extends readonly unknown[], Result>(
  reckon: (memory: Memory, ...inputs: Inputs) => Result,
): (memory: Memory, ...inputs: Inputs) => Result {
  const last = new WeakMap<Memory, { inputs: Inputs; result: Result }>()
  return (memory, ...inputs) => {
    const before = last.get(memory)
    if (before?.inputs.every((one, i) => one === inputs[i])) return before.result
    const result = reckon(memory, ...inputs)
    last.set(memory, { inputs, result })
    return result
  }
}
