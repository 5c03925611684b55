import { expect, it } from 'vitest'
import type { MatchOverNews } from '#protocol/away.ts'
import { newsWords } from '#protocol/news-words.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const game = { id, subject: 'Torts', opponent: 'Nerissa' } as const

it('words a challenge, a turn and an invitation', () => {
  const challenger = { displayName: 'Portia Bell', username: 'Portia' }
  expect(newsWords({ about: 'challenge', id, subject: 'Torts', challenger })).toEqual({
    title: 'Challenge Received!',
    body: 'Portia Bell (@Portia) challenged you to a live duel: Torts.',
  })
  expect(newsWords({ about: 'turn', ...game, invitation: false })).toEqual({
    title: 'Your Turn!',
    body: 'Nerissa is waiting for your answer in Torts.',
  })
  expect(newsWords({ about: 'turn', ...game, invitation: true })).toEqual({
    title: 'New Friend Game',
    body: 'Nerissa invites you to a game of Torts. You have three days to accept.',
  })
})

it.each<[MatchOverNews['winner'], MatchOverNews['ended'], string, string]>([
  [0, 'played', 'Victory', 'You won your Torts game against Nerissa.'],
  [0, 'resigned', 'Victory', 'Nerissa resigned.'],
  [0, 'forfeit', 'Victory', 'Nerissa ran out of time.'],
  [1, 'played', 'Defeat', 'You lost your Torts game against Nerissa.'],
  [1, 'forfeit', 'Defeat', 'You ran out of time in your Torts game against Nerissa.'],
  [-1, 'played', 'Draw', 'Your Torts game against Nerissa ended in a draw.'],
  [-1, 'forfeit', 'Expired', 'Your Torts game against Nerissa ended with no winner.'],
  [-1, 'declined', 'Game Declined', 'Nerissa declined your Torts game.'],
])('words an end of a friend game: winner %i, %s', (winner, ended, title, body) => {
  expect(newsWords({ about: 'match_over', ...game, winner, ended })).toEqual({ title, body })
})
