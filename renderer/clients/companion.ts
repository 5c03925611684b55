import { skipToken, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChatMessage } from '#protocol/http/companion.ts'
import type { RuleTopic } from '#protocol/http/rule-topic.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import { call } from './http.ts'

type History = ReplyOf<'GET /api/chatbot/history'>

const CHATBOT = ['/api', 'chatbot'] as const
const HISTORY = [...CHATBOT, 'history'] as const
export const SUGGESTIONS = [...CHATBOT, 'suggestions'] as const
/** The key of a message under way: it goes on while the panel is closed. */
export const ASKING = [...CHATBOT, 'message'] as const

/** The kept conversation, and how a message enters and leaves it before the server's own word. */
export function useConversation() {
  const client = useQueryClient()
  const isAsking = useIsMutating({ mutationKey: ASKING }) > 0
  const history = useQuery<History>({
    queryKey: HISTORY,
    // The server has a message only once it's answered: read now, the thread would lose it.
    refetchOnMount: isAsking ? false : 'always',
  })
  return {
    history,
    isAsking,
    /** Whether a message is under way at this very moment, rather than when this was rendered. */
    asksNow: () => client.isMutating({ mutationKey: ASKING }) > 0,
    cancelReading: () => client.cancelQueries({ queryKey: HISTORY }),
    readAgain: () => void client.invalidateQueries({ queryKey: HISTORY }),
    add: (message: ChatMessage) =>
      client.setQueryData<History>(HISTORY, (held) => ({
        closed: held?.closed ?? null,
        messages: [...(held?.messages ?? []), message],
      })),
    remove: (id: string) =>
      client.setQueryData<History>(
        HISTORY,
        (held) => held && { ...held, messages: held.messages.filter((message) => message.id !== id) },
      ),
    empty: () =>
      client.setQueryData<History>(HISTORY, (held) => ({ closed: held?.closed ?? null, messages: [] })),
  }
}

export type Conversation = ReturnType<typeof useConversation>

export const useSuggestions = (subject: PlayableSubject) =>
  useQuery({
    queryKey: [...SUGGESTIONS, subject],
    queryFn: () => call('GET /api/chatbot/suggestions', { query: { subject } }),
    refetchOnMount: 'always',
  })

export const useStudyTips = (subject: PlayableSubject) =>
  useQuery({
    queryKey: [...CHATBOT, 'study-tips', subject],
    queryFn: () => call('GET /api/chatbot/study-tips/:subject', { params: { subject } }),
    refetchOnMount: 'always',
  })

/** The rule of a question's area; none is read for null. */
export const useRuleOf = (topic: RuleTopic | null) =>
  useQuery({
    queryKey: [...CHATBOT, 'rule', topic],
    queryFn: topic ? () => call('GET /api/chatbot/rule', { query: topic }) : skipToken,
  })

/** The whole text of a rule of the library. */
export const useRule = (id: string) =>
  useQuery({
    queryKey: [...CHATBOT, 'rules', id],
    queryFn: () => call('GET /api/chatbot/rules/:id', { params: { id } }),
  })
