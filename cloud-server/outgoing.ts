/** Whether a part of the server may call an address: its allow-list. */
export type MayCall = (url: URL) => boolean

/** The allow-list of a part that was told one address in the settings. */
export const toOriginOf = (address: string): MayCall => {
  const { origin } = new URL(address)
  return (url) => url.origin === origin
}

/**
 * The server's one way out by HTTP; the linter lets no other module of it use fetch. Follows no redirect, which could lead
 * elsewhere. Rejects without a connection where the address isn't on the list.
 */
export async function callOut(
  mayCall: MayCall,
  address: string,
  init: Omit<RequestInit, 'redirect'>,
): Promise<Response> {
  const url = new URL(address)
  if (!mayCall(url)) throw new Error(`${url.origin} isn’t an address this server calls`)
  return fetch(url, { ...init, redirect: 'error' })
}
