import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { classNames } from './class-names.ts'
import { dismissToast, useToasts } from './toast.ts'
import { type QueuedToast, TOAST_DURATION, TOAST_SWIPE_THRESHOLD } from './toast-queue.ts'

/** Once, at the root: shows the toasts that `toast()` was given. F8 moves the focus here (spec section 2). */
export function Toaster() {
  const toasts = useToasts()
  return (
    <Radix.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={TOAST_SWIPE_THRESHOLD}>
      {toasts.map((queued) => (
        <Toast key={queued.id} toast={queued} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label="Notifications"
        className={classNames(
          'pointer-events-none fixed right-0 bottom-[var(--bottom-bar,0px)] z-50 m-0 w-full max-w-toast list-none p-4 outline-none',
          // Over a question a toast comes from above: the choices and the next step are below.
          'in-[:root:has([data-question])]:top-0 in-[:root:has([data-question])]:bottom-auto',
          // So it does where Atticus fills the window, under his name; where he stands beside the page, it stays over that.
          'in-[:root:has([data-companion-panel])]:max-lg:top-12 in-[:root:has([data-companion-panel])]:max-lg:bottom-auto in-[:root:has([data-companion-panel])]:lg:right-[28.5rem]',
        )}
      />
    </Radix.Provider>
  )
}

const LOOKS = {
  default: { Icon: Info, color: 'text-brass', edge: 'border-edge' },
  success: { Icon: CircleCheck, color: 'text-correct', edge: 'border-correct' },
  destructive: { Icon: TriangleAlert, color: 'text-wrong', edge: 'border-wrong' },
} as const

function Toast({ toast }: { toast: QueuedToast }) {
  const { id, open, title, description, variant = 'default', duration, action } = toast
  const { Icon, color, edge } = LOOKS[variant]
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => (next ? undefined : dismissToast(id))}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      {...(duration === undefined ? {} : { duration })}
      className={classNames(
        'pointer-events-auto flex items-start gap-3 rounded-md border bg-raised p-4 text-ink shadow-overlay',
        'animate-slide-in data-[state=closed]:animate-slide-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        edge,
      )}
    >
      <Icon className={classNames('mt-0.5 size-5 shrink-0', color)} aria-hidden="true" />
      <div className="min-w-0 grow">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description ? (
          <Radix.Description className="text-sm text-muted">{description}</Radix.Description>
        ) : null}
        {action ? (
          <Radix.Action
            altText={action.altText ?? action.label}
            onClick={action.onAction}
            className="mt-2 min-h-9 rounded-sm border border-edge px-3 text-sm font-semibold transition-colors hover:border-brass"
          >
            {action.label}
          </Radix.Action>
        ) : null}
      </div>
      <Radix.Close
        aria-label="Dismiss"
        className="-m-2 grid size-9 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:text-ink"
      >
        <X className="size-4" aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  )
}
