import { duelProfile } from '#protocol/live/profile.ts'
import { duelHint, duelQuestion } from '#protocol/live/question.ts'
import { duelEnd, roundResult } from '#protocol/live/result.ts'
import { duelStart, duelState, faceOff } from '#protocol/live/state.ts'
import { BOT_LEVEL, ENDED } from '../bounds.ts'
import { holds } from '../contract.ts'
import { END_MAY_MISS, end, facing, hint, profile, question, result, start, state } from '../samples.ts'

const pairs = [[[0, 5]], [[], [1], [1, 2, 3], [1, 0.5]]] as const

holds('a player as the other side of a duel sees them', duelProfile, profile, {
  mayMiss: ['lawSchool'],
  mayBeNull: ['userId', 'username', 'rating', 'botLevel'],
  heldElsewhere: ['avatarData'],
  drops: ['email'],
  values: [['botLevel', ...BOT_LEVEL]],
})

holds('a question of a duel', duelQuestion, question, {
  drops: ['correctIndex', 'explanation'],
  values: [['subject', ['Torts', 'Evidence'], ['', 'Mixed Questions', 'torts']]],
})

holds('a hint', duelHint, hint)

holds('a closed round', roundResult, result, {
  mayMiss: ['claimable'],
  values: [
    ['scores', ...pairs],
    ['hp', ...pairs],
  ],
})

holds('the end of a duel', duelEnd, end, {
  mayMiss: END_MAY_MISS,
  mayBeNull: ['headToHead'],
  values: [
    ['winner', [0, 1, -1], [-2, 2, '0']],
    ['ended', ...ENDED],
    ['scores', ...pairs],
    ['share', [0, 0.25, 1], [-0.1, 1.1]],
    ['masteryChanges', [[]], [[{}]]],
  ],
})

holds('what the two see before round 1', faceOff, facing, {
  heldElsewhere: ['you'],
  mayBeNull: ['stake.rating'],
})

holds('the start of a duel', duelStart, start, {
  mayMiss: ['faceOff'],
  mayBeNull: ['faceOff'],
  heldElsewhere: ['opponent', 'faceOff'],
  values: [
    ['kind', ['live', 'bot'], ['', 'friend']],
    ['subject', ['Mixed Questions', 'Torts'], ['', 'Tax']],
  ],
})

holds('all there is to draw a duel from', duelState, state, {
  mayMiss: ['faceOff', 'claimable', 'yourAnswers'],
  mayBeNull: ['faceOff', 'question', 'yourAnswer', 'hint', 'lastResult', 'end'],
  heldElsewhere: ['opponent', 'faceOff', 'question', 'hint', 'lastResult', 'end'],
  values: [
    ['phase', ['question', 'reveal', 'settling', 'over'], ['', 'begun']],
    ['yourAnswer', [-1, 0, 3], [-2, 4]],
    ['scores', ...pairs],
    ['hp', ...pairs],
    ['seat', ['here', 'free', 'elsewhere'], ['', 'there']],
  ],
})
