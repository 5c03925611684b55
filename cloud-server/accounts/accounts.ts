import type { FastifyInstance } from 'fastify'
import { keepListedAdmins } from '../admin/store/listed-admins.ts'
import { type Config, isSecure, originOf } from '../config.ts'
import type { Mailer } from '../mail/mailer.ts'
import { listeningPort } from '../plugins/listening-port.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import type { Database } from '../store/database.ts'
import type { UserStore } from '../store/users.ts'
import { type AccountMail, accountMail } from './account-mail.ts'
import type { IsBreached } from './breached.ts'
import { deletionRoutes } from './deletion.ts'
import { refuseGuessable } from './guessable.ts'
import { guesses } from './guesses.ts'
import { knownDevices } from './known-devices.ts'
import { accountLimits, changeLimits } from './limits.ts'
import { ownDataRoute } from './own-data.ts'
import { passwordHasher } from './password.ts'
import { passwordProof } from './password-proof.ts'
import { recoveryRoutes } from './recovery.ts'
import type { KeepTrial } from './register.ts'
import { accountRoutes } from './routes.ts'
import { secondStep } from './second-step.ts'
import type { Sessions } from './session.ts'
import { settingsRoutes } from './settings.ts'
import { signInCheck } from './sign-in-check.ts'
import { accountStore } from './store/account.ts'
import { deletionStore } from './store/deletions.ts'
import { deviceStore } from './store/devices.ts'
import { mailLinks } from './store/mail-links.ts'
import { twoFactorStore } from './store/two-factor.ts'
import { twoFactorRoutes } from './two-factor.ts'

export interface AllAccountParts {
  db: Database
  config: Pick<Config, 'publicUrl'> & Partial<Pick<Config, 'adminEmails'>>
  /** where letters go; without it none is written */
  mailer?: Mailer
  /** knows passwords of breaches beside the commonest; without it, none */
  isBreached?: IsBreached
  users: UserStore
  sessions: Sessions
  note: NoteSecurity
  now: () => number
  keepTrial: KeepTrial
}

/** The parts of accounts that admins use too. */
export interface AccountServices {
  mail: AccountMail
  /** the address people use, without a slash at its end */
  origin: () => string
}

/** Accounts from their first day to their last, and the letters about them. */
export function accounts(app: FastifyInstance, parts: AllAccountParts): AccountServices {
  const {
    db,
    config,
    mailer = { send: async () => undefined },
    isBreached = async () => false,
    users,
    sessions,
    note,
    now,
    keepTrial,
  } = parts
  const passwords = passwordHasher()
  const secrets = { passwords, refuseGuessable: refuseGuessable(isBreached) }
  const limited = accountLimits(db)
  const links = mailLinks(db)
  const origin = () => originOf({ ...config, port: listeningPort(app) })
  const mail = accountMail(app, { users, links, mailer, origin, now })
  const addressConfirmed = async () => {
    await keepListedAdmins(db, config.adminEmails ?? [], now())
  }
  const counted = guesses(db)
  recoveryRoutes(app, {
    ...{ users, links, mail, ...secrets, guesses: counted, sessions, limited, addressConfirmed, note, now },
  })
  const devices = knownDevices(deviceStore(db), isSecure(config), now)
  const twoFactor = twoFactorStore(db)
  const second = secondStep({ store: twoFactor, passwords, mail, guesses: counted, note, now })
  const signIn = signInCheck({ users, passwords, devices, secondStep: second, guesses: counted, note })
  accountRoutes(app, {
    users,
    sessions,
    ...secrets,
    limited,
    devices,
    signIn,
    mail,
    note,
    now,
    keepTrial,
  })
  const proved = passwordProof({ users, passwords, guesses: counted, note })
  const guarded = { sessions, proved, limitedChange: changeLimits(db), mail, note, now }
  settingsRoutes(app, { users, account: accountStore(db), ...secrets, ...guarded })
  twoFactorRoutes(app, { users, store: twoFactor, passwords, secondStep: second, ...guarded })
  deletionRoutes(app, { deletions: deletionStore(db), ...guarded })
  ownDataRoute(app, { db, identify: sessions.identify, now })
  return { mail, origin }
}
