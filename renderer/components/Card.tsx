import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface CardProps {
  title?: ReactNode
  titleAs?: 'h1' | 'h2' | 'h3' | undefined
  /** A short line over the title. */
  eyebrow?: ReactNode
  /** Sits at the right end of the title. */
  action?: ReactNode
  /** 'main' is the one thing to do on a screen. */
  tone?: keyof typeof TONES | undefined
  padding?: 'none' | 'normal' | 'roomy' | undefined
  as?: 'section' | 'article' | 'div' | 'li' | undefined
  className?: string | undefined
  children?: ReactNode
}

const TONES = {
  surface: 'border-line bg-surface',
  raised: 'border-line bg-raised',
  main: 'border-brass bg-raised',
} as const
const PADDINGS = { none: '', normal: 'p-4 sm:p-6', roomy: 'p-4 sm:p-6 md:p-9' } as const

export function Card(props: CardProps) {
  const { title, titleAs: Title = 'h2', eyebrow, action, tone = 'surface', padding = 'normal' } = props
  const { as: Element = 'section', className, children } = props
  const titleId = useId()
  return (
    <Element
      className={classNames('rounded-lg border', TONES[tone], PADDINGS[padding], className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title || eyebrow || action ? (
        <header className={classNames('flex items-start justify-between gap-4', children ? 'mb-4' : null)}>
          <div className="min-w-0">
            {eyebrow ? <p className="text-xs font-semibold text-brass">{eyebrow}</p> : null}
            {title ? (
              <Title id={titleId} className="text-xl leading-tight text-pretty">
                {title}
              </Title>
            ) : null}
          </div>
          {action}
        </header>
      ) : null}
      {children}
    </Element>
  )
}
