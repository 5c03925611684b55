import type { Page } from '@playwright/test'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** Makes a call as the page does: fetch on its own origin. Replies that are no JSON come as text. */
export function call(page: Page, method: string, path: string, payload?: unknown): Promise<Answer> {
  return page.evaluate(
    async ([method, path, body]) => {
      const init: RequestInit = { method }
      if (body !== null) {
        init.body = body
        init.headers = { 'content-type': 'application/json' }
      }
      const reply = await fetch(path, init)
      const text = await reply.text()
      const headers = Object.fromEntries(reply.headers)
      const isJson = headers['content-type']?.startsWith('application/json') && text !== ''
      return { status: reply.status, headers, body: isJson ? JSON.parse(text) : text }
    },
    [method, path, payload === undefined ? null : JSON.stringify(payload)] as const,
  )
}
