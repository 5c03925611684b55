/** Three ways to begin the same events; what each puts first depends on the relation. */
export type Opening = 0 | 1 | 2
