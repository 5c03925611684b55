import type { FastifyInstance } from 'fastify'
import { keepListedAdmins } from '../admin/store/listed-admins.ts'
import { type Config, isSecure } from '../config.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Database } from '../store/database.ts'
import type { UserStore } from '../store/users.ts'
import { accountMail } from './account-mail.ts'
import { deletionRoutes } from './deletion.ts'
import { guesses } from './guesses.ts'
import { knownDevices } from './known-devices.ts'
import { accountLimits } from './limits.ts'
import { ownDataRoute } from './own-data.ts'
import { passwordHasher } from './password.ts'
import { passwordProof } from './password-proof.ts'
import { recoveryRoutes } from './recovery.ts'
import { accountRoutes, type KeepTrial } from './routes.ts'
import type { Sessions } from './session.ts'
import { settingsRoutes } from './settings.ts'
import { signInCheck } from './sign-in-check.ts'
import { accountStore } from './store/account.ts'
import { deletionStore } from './store/deletions.ts'
import { deviceStore } from './store/devices.ts'
import { mailLinks } from './store/mail-links.ts'

export interface AllAccountParts {
  db: Database
  config: Pick<Config, 'publicUrl'> & Partial<Pick<Config, 'adminEmails'>>
  /** where letters go; without it none is written */
  mailer?: Mailer
  users: UserStore
  sessions: Sessions
  now: () => number
  keepTrial: KeepTrial
}

/** Accounts from their first day to their last, and the letters about them. */
export function accounts(app: FastifyInstance, parts: AllAccountParts): void {
  const { db, config, mailer = { send: async () => undefined }, users, sessions, now, keepTrial } = parts
  const passwords = passwordHasher()
  const limited = accountLimits(app)
  const links = mailLinks(db)
  const origin = () => config.publicUrl?.origin ?? localOrigin(app)
  const mail = accountMail(app, { users, links, mailer, origin, now })
  const addressConfirmed = async () => {
    await keepListedAdmins(db, config.adminEmails ?? [], now())
  }
  recoveryRoutes(app, { users, links, mail, passwords, sessions, limited, addressConfirmed, now })
  const devices = knownDevices(deviceStore(db), isSecure(config), now)
  const counted = guesses(db)
  const signIn = signInCheck({ users, passwords, devices, guesses: counted })
  accountRoutes(app, { users, sessions, passwords, limited, devices, signIn, mail, now, keepTrial })
  const proved = passwordProof({ users, passwords, guesses: counted })
  settingsRoutes(app, { users, account: accountStore(db), sessions, passwords, proved, mail, now })
  deletionRoutes(app, { deletions: deletionStore(db), sessions, proved, mail, now })
  ownDataRoute(app, { db, identify: sessions.identify, now })
}

/** Where a server without a public address is reached on its own machine. */
function localOrigin(app: FastifyInstance): string {
  const address = app.server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : ''}`
}
