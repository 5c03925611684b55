import { User } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { AvatarData } from '#protocol/avatar.ts'
import { AfterClosing } from '../../components/AfterClosing.tsx'
import { Avatar } from '../../components/Avatar.tsx'
import { looksOf } from './names.ts'

/** Diameter of the portrait in pixels: one for a phone and one beside the catalog. */
const SMALL = 96
const LARGE = 144

export interface CharacterPreviewProps {
  avatar: AvatarData | null
  displayName: string
}

/** The character as others will see it; an empty seat until one is picked. */
export function CharacterPreview({ avatar, displayName }: CharacterPreviewProps) {
  const preview = useRef<HTMLDivElement>(null)

  // The dialog would start on its first field, which on a phone brings up the keyboard over the characters. The
  // element that had the focus gets it back afterwards; the dialog itself only knows of the focus as it is from here on.
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current ??= document.activeElement
    preview.current?.focus()
  }, [])

  return (
    <div
      ref={preview}
      tabIndex={-1}
      className="flex items-center gap-4 outline-none md:grid md:justify-items-center md:gap-3 md:text-center"
    >
      {[SMALL, LARGE].map((size) => (
        <span key={size} className={size === SMALL ? 'contents md:hidden' : 'hidden md:contents'}>
          <Portrait avatar={avatar} displayName={displayName} size={size} />
        </span>
      ))}
      <AfterClosing then={() => returnFocus(opener.current)} />
      <div className="min-w-0">
        <p className="font-display text-xl leading-tight break-words text-balance">
          {displayName.trim() || 'No name yet'}
        </p>
        <p className="text-sm text-muted">{avatar ? looksOf(avatar) : 'No character picked yet'}</p>
      </div>
    </div>
  )
}

function returnFocus(opener: Element | null): void {
  const known = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const target = known ? opener : document.getElementById('main')
  target?.focus({ preventScroll: true })
}

function Portrait({ avatar, displayName, size }: CharacterPreviewProps & { size: number }) {
  if (!avatar)
    return (
      <span
        style={{ width: size, height: size }}
        className="grid shrink-0 place-items-center rounded-full border border-dashed border-edge text-muted"
      >
        <User className="size-10" strokeWidth={1.25} aria-hidden="true" />
      </span>
    )
  return (
    <Avatar
      key={avatar.archetypeId}
      name={displayName}
      archetypeId={avatar.archetypeId}
      palette={avatar.palette}
      size={size}
      className="animate-fade"
    />
  )
}
