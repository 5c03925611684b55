import { classNames } from './class-names.ts'
import { splitLeadIn } from './lead-in.ts'
import { typeset } from './typeset.ts'

export interface StemProps {
  /** Blank lines divide paragraphs; the last sentence of the last one is the lead-in. */
  text: string
  id?: string | undefined
  /** The lead-in stands before the facts. */
  leadInFirst?: boolean | undefined
  className?: string | undefined
}

/** The question's text: 21 px, 65 to 68 characters a line, the lead-in in 600. */
export function Stem({ text, id, leadInFirst, className }: StemProps) {
  const paragraphs = typeset(text.trim()).split(/\n\s*\n/)
  const { facts, leadIn } = splitLeadIn(paragraphs.pop() ?? '')
  return (
    <div id={id} className={classNames('grid max-w-measure gap-4 text-lg text-pretty sm:text-xl', className)}>
      {leadInFirst ? <p className="font-semibold">{leadIn}</p> : null}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        {facts ? `${facts} ` : null}
        {leadInFirst ? null : <span className="font-semibold">{leadIn}</span>}
      </p>
    </div>
  )
}
