import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatMessage } from '#protocol/http/companion.ts'
import type { RuleTopic } from '#protocol/http/rule-topic.ts'
import { SUGGESTIONS_SHOWN, TIPS_SHOWN } from '#rules/companion.ts'
import { MIXED, type PlayableSubject } from '#rules/subjects.ts'
import {
  ASKING,
  type Conversation,
  SUGGESTIONS,
  useConversation,
  useRuleOf,
  useStudyTips,
  useSuggestions,
} from '../../clients/companion.ts'
import { CallError, call } from '../../clients/http.ts'
import { ask } from '../../clients/lines.ts'
import { announce } from '../../components/announcements.ts'
import { forgetWords, giveBack, hear, whileOffered } from '../../components/atticus.ts'
import { toast } from '../../components/toast.ts'
import { whyFailed } from './failure-words.ts'

const isClosure = (error: unknown): boolean => error instanceof CallError && error.code === 'companion_closed'

let drafts = 0

/** A message as typed, until the server has its own of it. */
function draft(content: string): ChatMessage {
  drafts += 1
  return {
    id: `draft-${drafts}`,
    role: 'user',
    content,
    timestamp: new Date().toISOString(),
    sources: [],
    sourced: true,
    actions: [],
  }
}

/** Sends messages. A message that can't be sent is given back, to be sent again. */
function useSending(
  conversation: Conversation,
  context: { subject: PlayableSubject; ruleId: string | undefined },
) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ASKING,
    mutationFn: async (message: string) => {
      const mine = draft(message)
      const until = whileOffered()
      await conversation.cancelReading()
      conversation.add(mine)
      try {
        const reply = await ask({ message, context }, hear, until)
        return until.aborted ? null : reply
      } catch (error) {
        if (until.aborted) return null
        conversation.remove(mine.id)
        throw error
      }
    },
    onSuccess: (reply) => {
      // Nobody is there for it: the thread is another player's by now, or closed by a duel.
      if (!reply) {
        conversation.readAgain()
        return
      }
      conversation.add(reply)
      void client.invalidateQueries({ queryKey: SUGGESTIONS })
    },
    onError: (error, message) => {
      giveBack(message)
      if (isClosure(error)) conversation.readAgain()
      else
        toast({
          title: 'Error',
          description: whyFailed(error, 'Failed to send message. Please try again.'),
          variant: 'destructive',
        })
    },
    onSettled: forgetWords,
  })
}

function useClearing({ empty }: Conversation) {
  return useMutation({
    mutationFn: () => call('DELETE /api/chatbot/history'),
    onSuccess: () => {
      empty()
      toast({ title: 'History Cleared', variant: 'success' })
      announce('The conversation is cleared.')
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: whyFailed(error, 'Failed to clear history. Please try again.'),
        variant: 'destructive',
      }),
  })
}

/** The thread with Atticus, suggested questions and study tips: loaded anew each time the panel opens. */
export function useCompanion(about: RuleTopic | null) {
  const [subject, setSubject] = useState<PlayableSubject>(MIXED)
  const rule = useRuleOf(about)
  // The first question leans on the rule that lies open; the next ones on what was said.
  const [askedOf, setAskedOf] = useState<RuleTopic | null>(null)
  const isUnasked = about !== null && about !== askedOf
  const ruleId = isUnasked ? rule.data?.id : undefined
  const conversation = useConversation()
  const suggestions = useSuggestions(subject)
  const tips = useStudyTips(subject)
  const sending = useSending(conversation, { subject, ruleId })
  const clearing = useClearing(conversation)

  return {
    subject,
    setSubject,
    history: conversation.history,
    about,
    /** nothing was asked since he was opened for a rule */
    isUnasked,
    /** the rule he was opened for, as far as it was read */
    rule,
    isPending: conversation.isAsking,
    isClearing: clearing.isPending,
    suggestions: (suggestions.data?.suggestions ?? []).slice(0, SUGGESTIONS_SHOWN),
    tips: (tips.data?.tips ?? []).slice(0, TIPS_SHOWN),
    send(message: string) {
      const text = message.trim()
      if (text === '' || conversation.asksNow() || clearing.isPending) return false
      sending.mutate(text)
      setAskedOf(about)
      return true
    },
    clear: () => {
      if (!conversation.asksNow() && !clearing.isPending) clearing.mutate()
    },
  }
}

export type Companion = ReturnType<typeof useCompanion>
