import { type ChatMessage, chatMessage, companionRoutes } from '#protocol/http/companion.ts'
import { CHOSEN_SUBJECT, DONE } from '../bounds.ts'
import { AT, holds, ID } from '../contract.ts'
import { authorities } from '../samples.ts'

const message: ChatMessage = {
  id: ID,
  role: 'assistant',
  content: 'Duty, breach, cause, damage.',
  timestamp: AT,
  sources: [{ id: 'torts.duty.rule', area: 'Duty', subject: 'Torts' }],
  sourced: true,
  actions: [{ kind: 'practice', label: 'Practice', subject: 'Torts' }],
}
const CLOSED = [
  ['duel', 'daily'],
  ['', 'solo'],
] as const
/** Characters that may be sent for a model’s words, and that a message of the thread may have. */
const [SENT, KEPT] = [4_000, 12_000]

const history = companionRoutes['GET /api/chatbot/history']
const suggestions = companionRoutes['GET /api/chatbot/suggestions']
const tips = companionRoutes['GET /api/chatbot/study-tips/:subject']
const rule = companionRoutes['GET /api/chatbot/rules/:id']
const words = companionRoutes['POST /api/chatbot/words']
const upload = companionRoutes['POST /api/chatbot/history']

holds('a message of the thread', chatMessage, message, {
  mayMiss: ['actions.0.subject'],
  values: [
    ['role', ['user', 'assistant'], ['', 'system']],
    ['content', ['', 'x'.repeat(KEPT)], ['x'.repeat(KEPT + 1)]],
    ['sources', [[], Array(10).fill(message.sources[0])], [Array(11).fill(message.sources[0])]],
    ['sources.0.id', ['x'.repeat(200)], ['x'.repeat(201)]],
    ['sources.0.area', ['x'.repeat(200)], ['x'.repeat(201)]],
    ['sources.0.subject', ['x'.repeat(60)], ['x'.repeat(61)]],
    ['actions', [[], Array(4).fill(message.actions[0])], [Array(5).fill(message.actions[0])]],
    ['actions.0.kind', ['practice', 'stats'], ['', 'duel']],
    ['actions.0.label', ['x'.repeat(60)], ['x'.repeat(61)]],
    ['actions.0.subject', ...CHOSEN_SUBJECT],
  ],
})

holds(
  'the thread',
  history.reply,
  { messages: [message], closed: 'duel' },
  {
    mayBeNull: ['closed'],
    heldElsewhere: ['messages.0'],
    values: [['closed', ...CLOSED]],
  },
)

holds(
  'a reply of Atticus',
  companionRoutes['POST /api/chatbot/message'].reply,
  { response: 'Duty.', message },
  { heldElsewhere: ['message'] },
)
holds(
  'the context of a message',
  companionRoutes['POST /api/chatbot/message'].body,
  { message: 'What is duty?', context: { subject: 'Torts', ruleId: 'torts.duty.rule' } },
  {
    mayMiss: ['context', 'context.subject', 'context.ruleId'],
    values: [
      ['context.subject', ...CHOSEN_SUBJECT],
      ['context.ruleId', ['x'.repeat(200)], ['x'.repeat(201)]],
    ],
  },
)
holds(
  'a thread forgotten',
  companionRoutes['DELETE /api/chatbot/history'].reply,
  { ok: true },
  { values: [['ok', ...DONE]] },
)

holds(
  'the subject suggestions are for',
  suggestions.query,
  { subject: 'Torts' },
  {
    mayMiss: ['subject'],
    values: [['subject', ...CHOSEN_SUBJECT]],
  },
)
holds('suggestions', suggestions.reply, { suggestions: ['What is duty?'] })
holds(
  'the subject tips are for',
  tips.params,
  { subject: 'Torts' },
  {
    values: [['subject', ...CHOSEN_SUBJECT]],
  },
)
holds('tips', tips.reply, { tips: ['Ask who owes what.'] })

holds(
  'the area whose rule is asked after',
  companionRoutes['GET /api/chatbot/rule'].query,
  { subject: 'Torts', subtopic: 'Negligence', area: 'Duty' },
  {
    values: [
      ['subject', ['Torts'], ['', 'Tax']],
      ['subtopic', ['x'.repeat(200)], ['x'.repeat(201)]],
      ['area', ['x'.repeat(200)], ['x'.repeat(201)]],
    ],
  },
)
holds(
  'the rule asked after',
  rule.params,
  { id: 'torts.duty.rule' },
  {
    values: [['id', ['x'.repeat(200)], ['x'.repeat(201)]]],
  },
)
// The words a rule is found by are the library's own, and no player's.
holds(
  'a rule of the library as it is told',
  rule.reply,
  {
    id: 'torts.duty.rule',
    subject: 'Torts',
    subtopic: 'Negligence',
    area: 'Duty',
    jurisdiction: 'US',
    lawAsOf: '2026-07',
    rule: 'Who acts owes care.',
    elements: ['Duty'],
    traps: ['No duty to rescue'],
    approach: 'Ask who acted.',
    authorities,
  },
  { drops: ['asked', 'terms', 'explained'], values: [['id', [], ['', 'torts']]] },
)

holds(
  'why Atticus can’t talk right now',
  companionRoutes['GET /api/chatbot/closed'].reply,
  { closed: 'daily', model: true },
  { mayBeNull: ['closed'], values: [['closed', ...CLOSED]] },
)

holds(
  'the wish for a model’s words',
  words.body,
  {
    message: 'What is duty?',
    subject: 'Torts',
    ruleIds: ['torts.duty.rule'],
    recent: [{ role: 'user', content: 'Hello' }],
  },
  {
    mayBeNull: ['subject'],
    values: [
      ['message', ['x', 'x'.repeat(SENT)], ['', 'x'.repeat(SENT + 1)]],
      ['subject', ...CHOSEN_SUBJECT],
      ['ruleIds', [['a'], ['a', 'b', 'c']], [[], ['a', 'b', 'c', 'd'], ['x'.repeat(201)]]],
      ['ruleIds.0', ['x'.repeat(200)], ['x'.repeat(201)]],
      [
        'recent',
        [[], Array(6).fill({ role: 'user', content: '' })],
        [Array(7).fill({ role: 'user', content: '' })],
      ],
      ['recent.0.role', ['user', 'assistant'], ['', 'system']],
      ['recent.0.content', ['', 'x'.repeat(KEPT)], ['x'.repeat(KEPT + 1)]],
    ],
  },
)
holds('a model’s words', words.reply, { words: 'Duty.' }, { mayBeNull: ['words'] })

holds(
  'a piece of the thread kept offline',
  upload.body,
  { messages: [message] },
  {
    heldElsewhere: ['messages'],
    values: [['messages', [[message], Array(4).fill(message)], [[], Array(5).fill(message)]]],
  },
)
holds('the reply to it', upload.reply, { ok: true }, { values: [['ok', ...DONE]] })
