import { Skeleton } from '../../../components/Skeleton.tsx'

export function EmailsSkeleton() {
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {['total', 'emails', 'active', 'top'].map((card) => (
          <Skeleton key={card} shape="card" className="h-32" />
        ))}
      </div>
      <Skeleton shape="control" className="h-12 w-full max-w-form" />
      <Skeleton shape="card" className="h-64" />
    </div>
  )
}
