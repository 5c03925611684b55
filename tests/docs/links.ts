import path from 'node:path'

const FENCE = /^```[^\n]*\n[\s\S]*?^```/gm
const LINK = /\]\(([^)\s]+)\)/g
const SPAN = /`([^`\n]+)`/g

const prose = (markdown: string): string => markdown.replace(FENCE, '')

/** The anchor GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** Anchors of a document's headings. */
export const anchorsIn = (markdown: string): Set<string> =>
  new Set([...prose(markdown).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)))

/** Reads a file of the repository as text; null where there is none. */
export type Read = (file: string) => string | null

/** Links to files or anchors that do not exist, each as it is written. `file` is the document's own path. */
export function brokenLinks(file: string, markdown: string, read: Read): string[] {
  return [...prose(markdown).matchAll(LINK)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return []
    const [target = '', anchor] = link.split('#')
    const text = target === '' ? markdown : read(path.posix.join(path.posix.dirname(file), target))
    if (text === null) return [link]
    return anchor === undefined || anchorsIn(text).has(anchor) ? [] : [link]
  })
}

/** Made by a run or an install: named in documents, but not in the repository. */
const GENERATED = /^(out|release|backups|node_modules|\.data)(\/|$)/
const CODE = /\.(ts|tsx|mjs|cjs|sql|prisma)$/
const WORD = /^[\w.@-]+$/
/** A word in capitals stands for a name, as in `families/SUBJECT/`. */
const isName = (segment: string): boolean => WORD.test(segment) && !/^[A-Z]{2,}$/.test(segment)

/** Paths of the repository, to look names up in. Folders end in a slash. */
export class Paths {
  readonly #all: ReadonlySet<string>
  readonly #names: ReadonlySet<string>

  constructor(paths: readonly string[]) {
    this.#all = new Set(paths.map((one) => one.replace(/\/$/, '')))
    this.#names = new Set(paths.map((one) => path.posix.basename(one)))
  }

  has(file: string): boolean {
    return this.#all.has(path.posix.normalize(file).replace(/\/$/, ''))
  }

  /** Whether any file or folder has this name, wherever it is. */
  hasNamed(name: string): boolean {
    return this.#names.has(name)
  }
}

/** The part of a word in a code span that could be a path, up to the first placeholder; null where none is. */
function pathIn(word: string): string | null {
  const bare = word.replace(/^#/, '').replace(/:\d+$/, '')
  if (!bare.includes('/') && !CODE.test(bare)) return null
  const segments = bare.replace(/\/$/, '').split('/')
  const placeholder = segments.findIndex((segment) => !isName(segment))
  const kept = placeholder < 0 ? segments : segments.slice(0, placeholder)
  return kept.length === 0 || GENERATED.test(bare) ? null : kept.join('/')
}

/**
 * Paths named in a document's code spans that are not in the repository. A path is named from the root or from the
 * document's own folder; a single name may stand anywhere. A word with a slash that begins with no folder of ours and
 * names no source file (`text/html`) is no path.
 */
export function missingPaths(file: string, markdown: string, paths: Paths): string[] {
  const here = path.posix.dirname(file)
  return [...prose(markdown).matchAll(SPAN)].flatMap(([, span = '']) =>
    span.split(/[\s,;()[\]"']+/).flatMap((word) => {
      const named = pathIn(word)
      if (named === null) return []
      const [first = ''] = named.split('/')
      const isOurs = paths.has(first) || paths.has(path.posix.join(here, first))
      if (paths.has(named) || paths.has(path.posix.join(here, named))) return []
      if (named === first)
        return paths.hasNamed(first) || !(CODE.test(first) || word.endsWith('/')) ? [] : [word]
      return isOurs || CODE.test(named) || word.endsWith('/') ? [word] : []
    }),
  )
}
