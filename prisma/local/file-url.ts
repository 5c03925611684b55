/** The libsql URL of a database file; spaces, %, ? and # in a profile's path are names, not syntax. */
export function fileUrl(file: string): string {
  const path = file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/')
  // The empty host keeps a path that begins with two slashes (a Windows share) from being read as one.
  return path.startsWith('/') ? `file://${path}` : `file:${path}`
}
