import type { TextFile } from './repository.ts'

const BLOCK = /\/\*\*?([\s\S]*?)\*\//g
const TITLE = /\b(?:test|it|describe)(?:\.\w+)?\(\s*(['"`])(.*?)\1/g
const MARGIN = /\s*\n[ \t]*\*?[ \t]*/g
/** A code span quotes a name, and quoted text is somebody's label: neither is our prose. */
const QUOTED = /`[^`\n]*`|'[^'\n]{2,}'(?=[\s.,;:)])|“[^”]*”/g

/** Lines of `//` or `--` that follow each other are one comment. */
function lineComments(text: string): string[] {
  const comments: string[] = []
  let last = -2
  text.split('\n').forEach((line, number) => {
    const said = /^\s*(?:\/\/\/?|--)\s(.*)$/.exec(line)?.[1]
    const behind = said === undefined ? /\S.*?\s\/\/\s(.*)$/.exec(line)?.[1] : undefined
    if (said !== undefined && last === number - 1) comments[comments.length - 1] += ` ${said}`
    else if (said !== undefined || behind !== undefined) comments.push(said ?? behind ?? '')
    if (said !== undefined) last = number
  })
  return comments
}

/** The paragraphs, entries and rows of a document, each with its line. Code and titles are left out. */
export function paragraphsIn(text: string): { line: number; text: string }[] {
  const prose = text.replace(/^```[\s\S]*?^```|^#+ .*$/gm, (code) => code.replace(/[^\n]/g, ''))
  let line = 1
  return prose.split(/(?<=\n)(?=\s*\n|\s*[-#|]|\d+\. )/).map((paragraph) => {
    const blank = paragraph.length - paragraph.trimStart().length
    const start = line + paragraph.slice(0, blank).split('\n').length - 1
    line += paragraph.split('\n').length - 1
    return { line: start, text: paragraph.replace(QUOTED, '…').trim() }
  })
}

/** What a file says to people: its comments and test titles, or, of a document, its text. Code spans are left out. */
export function proseIn({ path, text }: TextFile): string[] {
  const said = path.endsWith('.md')
    ? paragraphsIn(text).map((paragraph) => paragraph.text)
    : [
        ...[...text.matchAll(BLOCK)].map(([, comment = '']) => comment.replace(MARGIN, ' ')),
        ...lineComments(text),
        ...(/\.(test|spec)\.ts$/.test(path)
          ? [...text.matchAll(TITLE)].map(([, , title = '']) => title)
          : []),
      ]
  return said.map((one) => one.replace(QUOTED, '…').trim()).filter((one) => one !== '')
}
