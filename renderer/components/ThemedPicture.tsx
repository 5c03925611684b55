import { useThemeChoice } from '../theme/theme.ts'

export interface ThemedPictureProps {
  /** The address of the picture in each theme. */
  chambers: string
  parchment: string
  alt: string
  width: number
  height: number
}

/** A picture of the app, in the theme its reader has. It's fetched only when it comes near the window. */
export function ThemedPicture({ chambers, parchment, alt, width, height }: ThemedPictureProps) {
  const [choice] = useThemeChoice()
  return (
    <picture>
      {choice === 'system' ? <source media="(prefers-color-scheme: dark)" srcSet={chambers} /> : null}
      <img
        loading="lazy"
        decoding="async"
        src={choice === 'chambers' ? chambers : parchment}
        alt={alt}
        width={width}
        height={height}
        className="h-auto w-full"
      />
    </picture>
  )
}
