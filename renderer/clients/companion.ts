import { skipToken, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChatMessage } from '#protocol/http/companion.ts'
import type { RuleTopic } from '#protocol/http/rule-topic.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import { readOptions, readsUnder } from './http.ts'

const HISTORY = readOptions('GET /api/chatbot/history')
export const SUGGESTIONS = readsUnder('/api/chatbot/suggestions')
/** The key of a message under way: it goes on while the panel is closed. */
export const ASKING = ['companion', 'message'] as const

/** The kept conversation, and how a message enters and leaves it before the server's own word. */
export function useConversation() {
  const client = useQueryClient()
  const isAsking = useIsMutating({ mutationKey: ASKING }) > 0
  const history = useQuery({
    ...HISTORY,
    // The server has a message only once it's answered: read now, the thread would lose it.
    refetchOnMount: isAsking ? false : 'always',
  })
  return {
    history,
    isAsking,
    /** Whether a message is under way at this very moment, rather than when this was rendered. */
    asksNow: () => client.isMutating({ mutationKey: ASKING }) > 0,
    cancelReading: () => client.cancelQueries({ queryKey: HISTORY.queryKey }),
    readAgain: () => void client.invalidateQueries({ queryKey: HISTORY.queryKey }),
    add: (message: ChatMessage) =>
      client.setQueryData(HISTORY.queryKey, (held) => ({
        closed: held?.closed ?? null,
        messages: [...(held?.messages ?? []), message],
      })),
    remove: (id: string) =>
      client.setQueryData(
        HISTORY.queryKey,
        (held) => held && { ...held, messages: held.messages.filter((message) => message.id !== id) },
      ),
    empty: () =>
      client.setQueryData(HISTORY.queryKey, (held) => ({ closed: held?.closed ?? null, messages: [] })),
  }
}

export type Conversation = ReturnType<typeof useConversation>

export const useSuggestions = (subject: PlayableSubject) =>
  useQuery({
    ...readOptions('GET /api/chatbot/suggestions', { query: { subject } }),
    refetchOnMount: 'always',
  })

export const useStudyTips = (subject: PlayableSubject) =>
  useQuery({
    ...readOptions('GET /api/chatbot/study-tips/:subject', { params: { subject } }),
    refetchOnMount: 'always',
  })

/** The rule of a question's area; none is read for null. */
export const useRuleOf = (topic: RuleTopic | null) =>
  useQuery(
    topic
      ? readOptions('GET /api/chatbot/rule', { query: topic })
      : { queryKey: readsUnder('/api/chatbot/rule'), queryFn: skipToken },
  )

/** The whole text of a rule of the library. */
export const useRule = (id: string) => useQuery(readOptions('GET /api/chatbot/rules/:id', { params: { id } }))
