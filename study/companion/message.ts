import type { ChatMessage } from '#protocol/http/companion.ts'
import type { CompanionMessage } from './store.ts'

/** A message as the page has it. */
export const shownMessage = ({
  id,
  role,
  content,
  at,
  sources,
  sourced,
  actions,
}: CompanionMessage): ChatMessage => ({
  id,
  role,
  content,
  timestamp: new Date(at).toISOString(),
  sources,
  sourced,
  actions,
})

/** A message as another machine has it, to be kept here; a follow-up leans on the rules it rests on. */
export const messageKept = (userId: string, { timestamp, ...message }: ChatMessage): CompanionMessage => ({
  ...message,
  userId,
  at: Date.parse(timestamp),
  thread:
    message.sources.length === 0
      ? null
      : {
          intent: 'explain',
          ruleIds: message.sources.map(({ id }) => id),
          topic: message.sources[0]?.area ?? '',
          subject: null,
        },
})
