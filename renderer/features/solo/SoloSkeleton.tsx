import { Skeleton, SkeletonText } from '../../components/Skeleton.tsx'

export function SoloSkeleton() {
  return (
    <div className="mx-auto grid max-w-form gap-6" aria-busy="true">
      <Skeleton className="h-11 w-40" />
      <div className="grid gap-6 rounded-lg border border-line bg-surface p-8">
        <Skeleton className="h-9 w-60" />
        <SkeletonText lines={4} />
        <Skeleton className="h-12 w-full" />
      </div>
    </div>
  )
}
