import { Heart } from 'lucide-react'

export interface LivesProps {
  left: number
  total?: number | undefined
  /** The last heart was lost just now: it breaks before it stays as an outline. */
  breaking?: boolean | undefined
}

/** Hearts left in a solo challenge; a lost one stays as an outline, so the row keeps its width. */
export function Lives({ left, total = 3, breaking = false }: LivesProps) {
  return (
    <span className="inline-flex items-center gap-1" role="img" aria-label={`${left} of ${total} lives left`}>
      {Array.from({ length: total }, (_, place) => place).map((place) => (
        <span key={place} className="relative grid size-6">
          <Heart
            aria-hidden="true"
            className={`size-6 transition-colors duration-320 ${place < left ? 'fill-wrong text-wrong' : 'fill-transparent text-edge'}`}
          />
          {breaking && place === left ? <BrokenHeart /> : null}
        </span>
      ))}
    </span>
  )
}

/** Two halves that part and fade. */
function BrokenHeart() {
  return (
    <span data-broken-heart aria-hidden="true" className="absolute inset-0">
      <Heart className="heart-half absolute inset-0 size-6 animate-heart-left fill-wrong text-wrong" />
      <Heart className="heart-half-right absolute inset-0 size-6 animate-heart-right fill-wrong text-wrong" />
    </span>
  )
}
