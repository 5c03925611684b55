import { ThemedPicture } from '../../components/ThemedPicture.tsx'
import chambers from './arena-chambers.webp'
import parchment from './arena-parchment.webp'

/** The arena as it is: the story of the README's pictures takes this one too. */
export function ArenaPicture() {
  return (
    <figure className="mx-auto mb-12 max-w-page lg:mb-18">
      <div className="overflow-hidden rounded-lg border border-brass/55">
        <ThemedPicture
          chambers={chambers}
          parchment={parchment}
          alt="A live duel: two players, the clock between them, one question, and four choices."
          width={1120}
          height={704}
        />
      </div>
      <figcaption className="mt-3 text-center text-sm text-pretty text-muted">
        A live duel: the same question for both of you, the same minute on the clock.
      </figcaption>
    </figure>
  )
}
