/** Every read of friend games begins with this key. */
export const FRIEND_GAMES = ['/api', 'async'] as const

export const INBOX = [...FRIEND_GAMES, 'inbox'] as const
export const gameKey = (matchId: string) => [...FRIEND_GAMES, 'match', matchId] as const
export const BLOCKS = ['/api', 'blocks'] as const
