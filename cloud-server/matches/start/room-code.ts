import type { Random } from '#rules/shuffle.ts'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns a code people can read to each other; 32^8 of them, and the table refuses a second of the same. */
export const roomCode = (random: Random): string =>
  Array.from({ length: 8 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')
