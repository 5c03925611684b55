import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { RuleTopic } from '#protocol/http/rule-topic.ts'
import { begunWith } from '../../clients/practice-link.ts'

/**
 * Returns the rules that a sitting begins with, at once, where a link led here for them; null where the player begins. The
 * link says so once: a reload, or a way back here, doesn't begin again.
 */
export function useBeginWith(): readonly RuleTopic[] | null {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [rules] = useState(() => begunWith(state))
  const forget = useEffectEvent(() => void navigate(pathname + search, { replace: true, state: null }))
  useEffect(() => {
    if (rules) forget()
  }, [rules])
  return rules
}
