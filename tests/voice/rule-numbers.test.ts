import { describe, expect, test } from 'vitest'
import { countedInWords, inWords, lengthOfTime, whole } from '#protocol/figures.ts'
import { friendGameRoutes } from '#protocol/http/friend-games.ts'
import { newsWords } from '#protocol/news-words.ts'
import { DAILY_LIMIT_MS } from '#rules/daily/casefile.ts'
import { LENGTHS, limitOf } from '#rules/exam/lengths.ts'
import { CLAIM_AFTER } from '#rules/match/claim.ts'
import { ABANDONED_AFTER, INVITATION_MS } from '#rules/match/outcome.ts'
import { HINTS_PER_DUEL, MATCH_SETTINGS, QUIET_AFTER_DECLINE_MS } from '#rules/match/settings.ts'
import { SAME_ITEM_MS } from '#rules/solo/possible.ts'
import { SOLO_LIVES, SOLO_WAIT_MS } from '#rules/solo/run.ts'
import { refusalOf } from '../../cloud-server/sockets/refusal.ts'
import { noticeOf } from '../../renderer/clients/live/notice.ts'
import { missedWords } from '../../renderer/features/duel/ClaimButton.tsx'
import { sentWords } from '../../renderer/features/friend-games/invitation-words.ts'
import { reasonOf } from '../../renderer/features/sync/sync-words.ts'
import { appHelp } from '../../study/companion/app-guide.ts'

const refused = (code: Parameters<typeof refusalOf>[0]): string => JSON.stringify(refusalOf(code, null))
const asked = (question: string): string => appHelp(question)?.content ?? ''

/** A rule that changes must change the sentences that tell of it. */
describe('a sentence has a rule’s number from the rule', () => {
  const turn = MATCH_SETTINGS.friend.answerWindowMs

  test.each([
    ['an invitation sent', sentWords('Portia', true), lengthOfTime(INVITATION_MS, 'day')],
    [
      'an invitation received',
      newsWords({
        about: 'turn',
        id: '0198c0de-0000-7000-8000-000000000001',
        opponent: 'Portia',
        subject: 'Torts',
        invitation: true,
      }).body,
      lengthOfTime(INVITATION_MS, 'day'),
    ],
    ['a friend game’s turn', friendGameRoutes['POST /api/async/create'].summary, lengthOfTime(turn, 'hour')],
    ['Atticus on a turn', asked('How do I play a friend?'), lengthOfTime(turn, 'day')],
    ['Atticus on a friend game', asked('How do I play a friend?'), inWords(MATCH_SETTINGS.friend.rounds)],
    ['a claim', missedWords('Portia'), countedInWords(CLAIM_AFTER, 'round', 'rounds')],
    ['hints', refused('no_hints_left'), countedInWords(HINTS_PER_DUEL, 'hint', 'hints')],
    ['a decline', refused('declined_lately'), lengthOfTime(QUIET_AFTER_DECLINE_MS, 'minute', whole)],
    ['the wait for a run', reasonOf('solo_waiting'), lengthOfTime(SOLO_WAIT_MS, 'hour')],
    ['a question seen lately', reasonOf('seen_lately'), lengthOfTime(SAME_ITEM_MS, 'minute')],
    ['Atticus on lives', asked('How many lives do I have?'), `${SOLO_LIVES} lives`],
    ['Atticus on the wait', asked('How many lives do I have?'), lengthOfTime(SOLO_WAIT_MS, 'hour')],
    ['Atticus on the case', asked('What is the daily case?'), lengthOfTime(DAILY_LIMIT_MS, 'second')],
    ['Atticus on exam blocks', asked('What are exam blocks?'), lengthOfTime(limitOf(LENGTHS[1], 1), 'hour')],
  ])('%s', (_what, sentence, number) => {
    expect(number).not.toBe('')
    expect(sentence).toContain(number)
  })

  test('an abandoned duel', () => {
    const over = noticeOf({
      type: 'presence:duel_over',
      seq: 0,
      payload: {
        matchId: '0198c0de-0000-7000-8000-000000000001',
        opponentName: 'Portia',
        winner: -1,
        ended: 'abandoned',
        scores: [0, 0],
      },
    })
    expect(over?.description).toContain(countedInWords(ABANDONED_AFTER, 'round', 'rounds'))
  })
})
