import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { classNames } from './class-names.ts'
import { type DialogSize, OVERLAY, panelClass } from './dialog-look.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  size?: DialogSize | undefined
  /** Stays in sight under the scrolling content: the dialog's own buttons. */
  footer?: ReactNode
  hideTitle?: boolean | undefined
  /** Before the title, such as the way back. */
  lead?: ReactNode
  /** Escape, the backdrop and the cross do nothing, while something must not be interrupted. */
  locked?: boolean | undefined
  /** Holds words alone: the scrolling content takes the focus, so that the keyboard can scroll it. */
  reading?: boolean | undefined
  /** Takes the focus as the dialog opens, in place of the first one that could. */
  focusFirst?: RefObject<HTMLElement | null> | undefined
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    size = 'small',
    footer,
    hideTitle,
    lead,
    locked,
    reading,
    focusFirst,
    children,
  } = props
  const returnFocus = useReturnFocus(focusFirst)
  return (
    <Radix.Root open={open} onOpenChange={(next) => (locked ? undefined : onOpenChange(next))}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          className={panelClass(size)}
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header
            className={
              lead ? 'flex min-h-11 items-center gap-3 pr-16 pl-4 sm:pl-6' : 'py-4 pr-16 pl-4 sm:pt-6 sm:pl-6'
            }
          >
            {lead}
            <Radix.Title className={hideTitle ? 'sr-only' : lead ? 'truncate text-xl' : 'text-2xl'}>
              {title}
            </Radix.Title>
            {description ? (
              <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
            ) : null}
          </header>
          <div
            className={classNames(
              'min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-1 sm:px-6',
              lead ? 'pb-2' : 'pb-4 sm:pb-6',
            )}
            {...(reading ? { tabIndex: 0 } : {})}
          >
            {children}
          </div>
          {footer ? (
            <footer className="flex flex-wrap-reverse justify-end gap-3 border-t border-line px-4 py-4 sm:px-6">
              {footer}
            </footer>
          ) : null}
          {/* Last in order, so that the focus starts on the dialog's subject. */}
          {locked ? null : (
            <Radix.Close
              aria-label="Close"
              className={classNames(
                'absolute grid size-11 place-items-center rounded-md text-muted transition-colors hover:bg-ink/8 hover:text-ink',
                lead ? 'top-0 right-3' : 'top-3 right-3 sm:top-4 sm:right-4',
              )}
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
