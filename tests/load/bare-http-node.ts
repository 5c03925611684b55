import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

/** The reference: bare `node:http` that answers each request by one prepared read of one row. No API can cost less. */
const pool = new pg.Pool({ connectionString: process.env.BARE_DATABASE_URL, max: 10 })
const { rows } = await pool.query<{ id: string }>('select id from users limit 1')
const query = {
  name: 'bare',
  text: 'select username, points from users where id = $1',
  values: [rows[0]?.id],
}
const server = createServer(async (_request, response) => {
  const found = await pool.query(query)
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(found.rows[0]))
})
server.listen(0, '127.0.0.1', () => console.log(`listening ${(server.address() as AddressInfo).port}`))
process.once('SIGTERM', () => process.exit(0))
