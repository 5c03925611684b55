import http from 'node:http'

/**
 * What happens to the next request: passed on; refused; its reply lost; sent twice; an earlier one sent once more first;
 * struck while the server is at it; or struck once its reply is on the way.
 */
export type Weather = 'up' | 'down' | 'reply-lost' | 'twice' | 'stale-first' | 'struck' | 'reply-struck'

interface Passed {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

/** A device's way to the server, which a test can spoil. */
export async function network(target: () => string, strike: () => Promise<void>) {
  const state = { weather: 'up' as Weather }
  let earlier: Passed | null = null

  const pass = async ({ method, path, headers, body }: Passed) => {
    const reply = await fetch(new URL(path, target()), { method, headers, ...(body ? { body } : {}) })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }

  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', async () => {
      const { host: _host, connection: _hop, 'content-length': _length, ...headers } = request.headers
      const passed: Passed = {
        method: request.method ?? 'GET',
        path: request.url ?? '/',
        headers: headers as Record<string, string>,
        body,
      }
      try {
        if (state.weather === 'down') throw new Error('no way through')
        if (state.weather === 'stale-first' && earlier) await pass(earlier)
        if (state.weather === 'twice') await pass(passed)
        const passing = pass(passed)
        if (state.weather === 'struck') await strike()
        const answer = await passing
        if (state.weather === 'reply-struck') await strike()
        if (passed.path === '/api/sync') earlier = passed
        if (state.weather === 'reply-lost') throw new Error('the reply is lost')
        const session = answer.headers.get('x-bar-duel-session')
        response.writeHead(answer.status, {
          'content-type': 'application/json',
          ...(session ? { 'x-bar-duel-session': session } : {}),
        })
        response.end(answer.text)
      } catch {
        request.socket.destroy()
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const at = server.address()
  return {
    state,
    url: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

export type Network = Awaited<ReturnType<typeof network>>
