/** The page colors, for the browser's own bars; the same as --color-ground in tokens.css. */
export const GROUNDS = { chambers: '#0e1524', parchment: '#f6f0e2' } as const
