import type { ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import { Link } from 'react-router'
import { typeset } from '../../components/typeset.ts'

/** Whether a link is a path of this app, and does not only look like one. */
const isInternal = (href: string | undefined): href is string =>
  href !== undefined && /^\/(?![/\\])[\w\-./?=&%#]*$/.test(href)

const Heading = ({ children }: { children?: ReactNode }) => <p className="font-semibold">{children}</p>

const LOOKS: Components = {
  // A link out of the app, or an image, is only its words: a reply may not send anyone anywhere.
  a: ({ href, children }) =>
    isInternal(href) ? (
      <Link to={href} className="text-brass underline underline-offset-2">
        {children}
      </Link>
    ) : (
      <span>{children}</span>
    ),
  img: ({ alt }) => <span>{alt}</span>,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  p: ({ children }) => <p className="text-pretty">{children}</p>,
  ul: ({ children }) => <ul className="ml-4 grid list-disc gap-1 marker:text-brass">{children}</ul>,
  ol: ({ children }) => (
    <ol className="ml-5 grid list-decimal gap-1 marker:text-brass marker:tabular-nums">{children}</ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="border-l-2 border-brass/60 pl-3 text-muted">{children}</blockquote>
  ),
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  pre: ({ children }) => <div className="overflow-x-auto text-sm">{children}</div>,
  hr: () => null,
}

/** Atticus' words: Markdown without HTML, links or images that lead out. */
export function Words({ children }: { children: string }) {
  return (
    <div className="grid gap-3 wrap-anywhere">
      <Markdown components={LOOKS} skipHtml>
        {typeset(children)}
      </Markdown>
    </div>
  )
}
