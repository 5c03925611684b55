import { isIPv6 } from 'node:net'

/** Returns the part of an address that one household or lab has: of IPv6 the first 64 bits. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array.from({ length: zeros }, () => '0')].slice(0, 4).join(':')
}
