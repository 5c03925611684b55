import type { Bus } from '../../cloud-server/sockets/bus.ts'

/** A bus that loses a share of its notices and turns some around. */
export function lossy(bus: Bus, share: number, random: () => number): Bus {
  return {
    ...bus,
    publish(notice) {
      const roll = random()
      if (roll < share) return
      if (roll < 2 * share) setImmediate(() => bus.publish(notice))
      else bus.publish(notice)
    },
  }
}
