import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { WebSocketServer } from 'ws'

/**
 * The floor: a bare `ws` echo that stores each message by one prepared INSERT before it answers. Nothing durable over a
 * socket can cost less.
 */
const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE_URL, max: 8 })
await pool.query('create table if not exists floor (id bigserial primary key, body text not null)')
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket) => {
  socket.on('error', () => socket.terminate())
  socket.on('message', async (data) => {
    const body = String(data)
    await pool.query({ name: 'floor', text: 'insert into floor (body) values ($1)', values: [body] })
    socket.send(body)
  })
})
server.on('listening', () => console.log(`listening ${(server.address() as AddressInfo).port}`))
setInterval(() => {
  const { user, system } = process.cpuUsage()
  console.log(`usage ${user + system}`)
}, 250)
process.once('SIGTERM', () => process.exit(0))
