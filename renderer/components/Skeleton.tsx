import { classNames } from './class-names.ts'

export interface SkeletonProps {
  shape?: 'line' | 'control' | 'card' | 'circle' | undefined
  className?: string | undefined
}

const SHAPES = {
  line: 'rounded-sm',
  control: 'rounded-md',
  card: 'rounded-lg',
  circle: 'rounded-full',
} as const

/** The place of something still loading; give it that thing's width and height. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-shimmer bg-line/60 bg-[linear-gradient(100deg,transparent_30%,color-mix(in_oklab,var(--color-muted)_22%,transparent)_50%,transparent_70%)] bg-size-[200%_100%] bg-no-repeat',
        SHAPES[shape],
        className,
      )}
    />
  )
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-10/12']

/** Lines of text still loading, the last one short as a last line is. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={classNames('grid gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity beyond their place.
          key={line}
          className={classNames('h-4', line === lines - 1 ? 'w-1/2' : LINE_WIDTHS[line % 5])}
        />
      ))}
    </span>
  )
}
