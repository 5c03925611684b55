import type { BreachFacts } from './facts.ts'

/** Weights of a reason's wordings are kept for each issue. */
export const byIssue = ({ issue }: BreachFacts): string => issue

/** Weights of a reason's wordings are kept for each turn of an issue and each side that moves. */
export const byTurn = ({ issue, turn, mover }: BreachFacts): string => `${issue} ${turn} ${mover}`
