/** An arena has the whole window's height, as a duel has. */
export type DialogSize = 'small' | 'medium' | 'large' | 'arena'

export const OVERLAY =
  'fixed inset-0 z-40 bg-[#04070d]/62 animate-fade data-[state=closed]:animate-fade-out motion-safe:backdrop-blur-[2px]'

const PANEL =
  'fixed z-40 flex flex-col border border-line bg-surface text-ink shadow-overlay outline-none ' +
  // A sheet from below on a phone, a panel in the middle elsewhere.
  'inset-x-0 bottom-0 rounded-t-lg animate-sheet data-[state=closed]:animate-leave ' +
  'sm:inset-0 sm:m-auto sm:rounded-lg sm:animate-enter'

const AS_NEEDED = 'max-h-[calc(100dvh-1.5rem)] sm:h-fit sm:max-h-[calc(100dvh-3rem)]'

const SIZES: Readonly<Record<DialogSize, string>> = {
  small: `${AS_NEEDED} sm:max-w-form`,
  medium: `${AS_NEEDED} sm:max-w-[40rem]`,
  large: `${AS_NEEDED} sm:max-w-[60rem]`,
  arena: 'h-dvh max-w-arena',
}

export function panelClass(size: DialogSize): string {
  return `${PANEL} ${SIZES[size]}`
}
