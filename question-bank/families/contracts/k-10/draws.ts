/** Paths that come up more than once in a cycle, since their reasons would else be the key too seldom beside how often they tempt. */
const DRAWS: Readonly<Record<string, number>> = {
  'agreed-buyer': 3,
  'agreed-seller': 3,
  'bailee-silent': 4,
  'fault-accepted': 2,
  'fault-cured': 2,
  'merchant-pickup > breach-gap': 2,
  shipment: 2,
}

export const draws = (path: string): number => DRAWS[path] ?? 1
