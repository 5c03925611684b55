/** Sets typed text as print would: curly quotes, dashes, and section signs that keep their number. */
export function typeset(text: string): string {
  return text
    .replace(/(^|[\s([{—–-])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{—–“-])'/g, '$1‘')
    .replaceAll("'", '’')
    .replace(/\s--\s/g, ' – ')
    .replace(/(§§?|¶¶?)\s+/g, '$1\u00a0')
    .replace(/\bv\.\s+/g, 'v.\u00a0')
}
