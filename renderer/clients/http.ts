import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { ErrorBody, ErrorCode } from '#protocol/error.ts'
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, RouteName } from '#protocol/routes.ts'

/** A refused or failed call. `message` keeps the form 'status: body' for logs (spec section 8); `words` is for people. */
export class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly words: string
  readonly field: string | null

  constructor(status: number, body: string, refusal: Partial<ErrorBody>) {
    super(`${status}: ${body}`)
    this.name = 'CallError'
    this.status = status
    this.code = refusal.code ?? 'internal'
    this.words = refusal.message ?? ''
    this.field = refusal.field ?? null
  }
}

/** Whether the browser knows that there's no network. */
const isOffline = (): boolean => navigator.onLine === false

const UNREACHABLE = 'We can’t reach the server. Check your connection, then try again.'

/** The server could not be reached at all. */
export class NetworkError extends Error {
  /** There was no network when it failed. */
  readonly wasOffline = isOffline()

  constructor(cause: unknown) {
    super(UNREACHABLE, { cause })
    this.name = 'NetworkError'
  }
}

const OFFLINE = 'You’re offline. Reconnect, then try again.'
const BACK_ONLINE = 'You’re back online. Try again.'

/**
 * Returns the words that tell a person of a failure: that they are offline or were, else the server's refusal, else
 * `fallback`. `useOnline` has a component say them anew once the network is back. The text of an internal error is for logs.
 */
export function wordsOf(error: unknown, fallback = UNREACHABLE): string {
  if (error instanceof NetworkError) {
    if (isOffline()) return OFFLINE
    return error.wasOffline ? BACK_ONLINE : fallback
  }
  return error instanceof CallError && error.code !== 'internal' && error.words !== ''
    ? error.words
    : fallback
}

type Input<N extends RouteName> = (ParamsOf<N> extends undefined ? unknown : { params: ParamsOf<N> }) &
  (QueryOf<N> extends undefined ? unknown : { query: QueryOf<N> }) &
  (BodyOf<N> extends undefined ? unknown : { body: BodyOf<N> })
type Arguments<N extends RouteName> = keyof Input<N> extends never ? [] : [Input<N>]

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

function urlOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, String(value)]],
    ),
  )
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Method and URL of a route with its parts filled in. */
function lineOf(name: string, parts: Parts): [string, string] {
  const space = name.indexOf(' ')
  return [name.slice(0, space), urlOf(name.slice(space + 1), parts)]
}

function refusalIn(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/** Called with every refusal, so that one place can act on a session that has ended. */
export type OnRefusal = (error: CallError) => void
let onRefusal: OnRefusal = () => undefined
export const listenForRefusals = (listener: OnRefusal): void => {
  onRefusal = listener
}

/** Sends a request and returns its reply; throws CallError when it is refused, NetworkError when no reply comes. */
export async function request(
  method: string,
  url: string,
  body: unknown,
  { accept = 'application/json', signal = null }: { accept?: string; signal?: AbortSignal | null } = {},
): Promise<Response> {
  const init: RequestInit = { method, credentials: 'include', signal, headers: { accept } }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { accept, 'content-type': 'application/json' }
  }
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new NetworkError(cause)
  })
  if (response.ok) return response
  const text = await response.text()
  const error = new CallError(response.status, text || response.statusText, refusalIn(text))
  onRefusal(error)
  throw error
}

/** Calls one route of protocol/; throws CallError or NetworkError. */
export const call = <N extends RouteName>(name: N, ...input: Arguments<N>): Promise<ReplyOf<N>> =>
  callUntil(null, name, ...input)

/** The same, given up with the signal: then no refusal of it is told either. */
export async function callUntil<N extends RouteName>(
  signal: AbortSignal | null,
  name: N,
  ...[input]: Arguments<N>
): Promise<ReplyOf<N>> {
  const parts = (input ?? {}) as Parts
  return (await request(...lineOf(name, parts), parts.body, { signal })).json()
}

/** A read that is too long to hold: its body as it comes. Fails as `call` does, or with the signal. */
export async function callForStream<N extends RouteName>(
  name: N,
  input: Input<N>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { body } = await request(...lineOf(name, input as Parts), undefined, { signal })
  if (!body) throw new NetworkError('the reply has no body')
  return body
}

type ReadName = Extract<RouteName, `GET ${string}`>
type PathOf<N> = N extends `GET ${infer Path}` ? Path : never
type Folder<Path> = Path extends `${infer Head}/${infer Rest}` ? Head | `${Head}/${Folder<Rest>}` : never

/** Returns the parts of a path: '/api', then what stands between its other slashes. */
const keyOf = (path: string): string[] => path.split(/(?!^)\//)

/** Returns how the keys of all reads under a path begin. */
export const readsUnder = (path: PathOf<ReadName> | Folder<PathOf<ReadName>>): QueryKey => keyOf(path)

/**
 * Returns a cached read of a route as the query client takes it. Its key is the path in its parts and last the query, if there's
 * one (spec section 7). Data put into the cache by that key has the type of the reply.
 */
export function readOptions<N extends ReadName>(name: N, ...input: Arguments<N>) {
  const { params = {}, query } = (input[0] ?? {}) as Parts
  const path = keyOf(lineOf(name, { params })[1])
  const queryKey: QueryKey = query ? [...path, query] : path
  return { queryKey: queryKey as DataTag<QueryKey, ReplyOf<N>>, queryFn: () => call(name, ...input) }
}
