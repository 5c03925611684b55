import { dayText } from '#protocol/figures.ts'
import { SCREENS } from '#protocol/screens.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'

/** That the account goes, for a player who came back, and the way to keeping it. */
export const LeavingBanner = ({ deletesAt }: { deletesAt: string }) => (
  <section
    aria-label="Your account"
    className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface px-4 py-3 sm:px-6"
  >
    <p className="min-w-0">
      <span className="block font-display text-lg leading-tight">
        We’ll delete your account on {dayText(deletesAt)}
      </span>
      <span className="text-sm text-muted">You can keep it until then. No one sees you meanwhile.</span>
    </p>
    <ButtonLink to={SCREENS.settings}>Open settings</ButtonLink>
  </section>
)
