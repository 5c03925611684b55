export type DialogSize = 'small' | 'medium' | 'large'

export const OVERLAY =
  'fixed inset-0 z-40 bg-[#04070d]/62 animate-fade data-[state=closed]:animate-fade-out motion-safe:backdrop-blur-[2px]'

const PANEL =
  'fixed z-40 flex flex-col border border-line bg-surface text-ink shadow-overlay outline-none ' +
  // A sheet from below on a phone, a panel in the middle elsewhere.
  'inset-x-0 bottom-0 max-h-[calc(100dvh-1.5rem)] rounded-t-lg animate-sheet data-[state=closed]:animate-leave ' +
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:rounded-lg sm:animate-enter'

const WIDTHS: Readonly<Record<DialogSize, string>> = {
  small: 'sm:max-w-form',
  medium: 'sm:max-w-[40rem]',
  large: 'sm:max-w-[60rem]',
}

export function panelClass(size: DialogSize): string {
  return `${PANEL} ${WIDTHS[size]}`
}
