import { Skeleton, SkeletonText } from '../../components/Skeleton.tsx'

export function DailySkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-busy="true">
      <p className="sr-only" role="status">
        Opening today’s case...
      </p>
      <div className="flex items-center justify-between gap-4">
        <Skeleton className="h-12 w-60" />
        <Skeleton shape="circle" className="size-18 shrink-0" />
      </div>
      <div className="grid gap-8 rounded-lg border border-line bg-surface p-4 sm:p-9 split:grid-cols-2">
        <SkeletonText lines={7} />
        <div className="grid content-start gap-4">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      </div>
    </div>
  )
}
