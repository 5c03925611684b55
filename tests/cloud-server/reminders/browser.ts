import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Pushed {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on this machine, which takes what is posted to it, and says that a browser is gone where told so. */
export async function pushEndpoint() {
  const received: Pushed[] = []
  const waiting: ((one: Pushed) => void)[] = []
  const state = { status: 201 }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const one = { path: request.url ?? '', headers: request.headers, body }
    received.push(one)
    response.writeHead(state.status).end()
    waiting.shift()?.(one)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    state,
    next: () => new Promise<Pushed>((done) => waiting.push(done)),
    close: () => new Promise((done) => server.close(done)),
  }
}

/** A browser's subscription, and how it reads a message (RFC 8188, RFC 8291). */
export function subscribedBrowser(endpoint: string) {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: { endpoint, p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const idLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      const derive = (key: Buffer, by: Buffer, info: Buffer | string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', key, by, info, bytes))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const material = derive(pair.computeSecret(sender), auth, info, 32)
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive(material, salt, 'Content-Encoding: aes128gcm\0', 16),
        derive(material, salt, 'Content-Encoding: nonce\0', 12),
      )
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return plain.subarray(0, plain.lastIndexOf(2)).toString()
    },
  }
}
