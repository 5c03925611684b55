import { lazy, Suspense } from 'react'
import { desktop } from '../../../clients/desktop.ts'
import type { Setup } from '../../../clients/two-factor.ts'
import { orNotLoaded } from '../../../components/or-not-loaded.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'

const QrCode = lazy(orNotLoaded(() => import('./QrCode.tsx')))

/** In fours, as it is typed by hand. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The secret for an authenticator app: to be scanned, opened on this device, or typed. */
export function AppSecret({ setup: { secret, link } }: { setup: Setup }) {
  return (
    <div className="grid gap-4">
      <p>
        Scan this with an authenticator app, such as the one built into your password manager or your phone.
      </p>
      <Suspense fallback={<Skeleton className="size-48" />}>
        <QrCode text={link} label="QR code for your authenticator app" />
      </Suspense>
      {desktop() ? null : (
        <p>
          <a href={link} className="font-semibold text-brass underline underline-offset-4">
            Open my authenticator app on this device
          </a>
        </p>
      )}
      <p className="text-sm">
        Can’t scan it? Enter this key instead:{' '}
        <code className="font-semibold break-words select-all">{inFours(secret)}</code>
      </p>
    </div>
  )
}
