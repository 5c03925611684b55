import { Skeleton } from '../../components/Skeleton.tsx'

/** Rows to come. */
export function BoardSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className="grid grid-cols-1">
      {Array.from({ length: rows }, (_, at) => at).map((at) => (
        <div
          key={at}
          className="flex items-center gap-3 border-b border-line px-1 py-2 last:border-b-0 sm:px-3"
        >
          <Skeleton shape="circle" className="size-9" />
          <Skeleton shape="circle" className="size-10" />
          <div className="grid grow gap-2">
            <Skeleton shape="line" className="w-40 max-w-full" />
            <Skeleton shape="line" className="w-28" />
          </div>
          <Skeleton shape="line" className="w-12" />
        </div>
      ))}
    </div>
  )
}
