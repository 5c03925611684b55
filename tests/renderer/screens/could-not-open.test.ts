import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { SessionUser } from '#protocol/user.ts'
import { EXAM_HOME } from '../../../renderer/clients/exam.ts'
import { CallError } from '../../../renderer/clients/http.ts'
import { STUDY_TODAY } from '../../../renderer/clients/practice.ts'
import { SOLO_STATUS } from '../../../renderer/clients/solo.ts'
import ExamScreen from '../../../renderer/screens/exam/ExamScreen.tsx'
import PracticeScreen from '../../../renderer/screens/practice/PracticeScreen.tsx'
import SoloScreen from '../../../renderer/screens/solo/SoloScreen.tsx'

const user = { id: 'portia', extraTime: 1, avatarData: {} } as unknown as SessionUser
const FULL = 'Your disk is full. Free some space, then try again.'

test.each([
  ['We couldn’t open your blocks', ExamScreen, EXAM_HOME.queryKey],
  ['We couldn’t open practice', PracticeScreen, STUDY_TODAY.queryKey],
  ['We couldn’t open the solo challenge', SoloScreen, SOLO_STATUS.queryKey],
] as [string, FunctionComponent<{ user: SessionUser; kind: 'practice' }>, readonly string[]][])(
  '%s: the words of the refusal follow',
  (title, Screen, key) => {
    const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
    const error = new CallError(500, '', { code: 'unavailable', message: FULL })
    client.getQueryCache().build(client, { queryKey: key }).setState({ status: 'error', error })
    const page = createElement(MemoryRouter, null, createElement(Screen, { user, kind: 'practice' }))
    const html = renderToStaticMarkup(createElement(QueryClientProvider, { client }, page))
    const [, alert = ''] = /<div role="alert".*?>(.*)<button/s.exec(html) ?? []
    expect(alert.replace(/<[^>]*>/g, '')).toBe(`${title}${FULL}`)
  },
)
