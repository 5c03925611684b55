import { Heart } from 'lucide-react'

/** Hearts left in a solo challenge; a lost one stays as an outline, so the row keeps its width. */
export function Lives({ left, total = 3 }: { left: number; total?: number | undefined }) {
  return (
    <span className="inline-flex items-center gap-1" role="img" aria-label={`${left} of ${total} lives left`}>
      {Array.from({ length: total }, (_, place) => place < left).map((alive, place) => (
        <Heart
          // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place in the row.
          key={place}
          aria-hidden="true"
          className={`size-6 transition-colors duration-320 ${alive ? 'fill-wrong text-wrong' : 'fill-transparent text-edge'}`}
        />
      ))}
    </span>
  )
}
