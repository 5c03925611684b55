import { username } from '#protocol/http/auth.ts'

export const LINK_SCHEME = 'barduel'

/** The page a barduel:// link means. Null unless it is barduel://challenge/NAME, which sends nothing by itself. */
export function linkedPage(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, host, pathname, username: user, password, port } = new URL(address)
  if (protocol !== `${LINK_SCHEME}:` || host !== 'challenge' || user || password || port) return null
  try {
    const { data: name } = username.safeParse(decodeURIComponent(pathname.slice(1)))
    return name === undefined ? null : `/?challenge=${encodeURIComponent(name)}`
  } catch {
    return null
  }
}

/** The page that a link among a start’s arguments means; Windows and Linux put the link there. */
export const linkedPageIn = (argv: readonly string[]): string | null => {
  const address = argv.find((one) => one.startsWith(`${LINK_SCHEME}:`))
  return address === undefined ? null : linkedPage(address)
}
