/** Measured times in ms. */
export class Times {
  #all: number[] = []
  #sorted = false

  add(ms: number): void {
    this.#all.push(ms)
    this.#sorted = false
  }

  join(other: Times): void {
    for (const ms of other.#all) this.add(ms)
  }

  get count(): number {
    return this.#all.length
  }

  /** the time below which this share (0-1) lies; NaN when nothing was measured */
  at(share: number): number {
    if (!this.#sorted) this.#all.sort((a, b) => a - b)
    this.#sorted = true
    return this.#all[Math.min(this.#all.length - 1, Math.floor(share * this.#all.length))] ?? Number.NaN
  }
}
