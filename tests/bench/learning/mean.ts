export const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length
