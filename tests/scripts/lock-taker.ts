import { parentPort, workerData } from 'node:worker_threads'
import { tryLock } from '../../scripts/process/lock.mjs'

export interface Race {
  /** one lock a round */
  files: string[]
  takers: number
  /** how many takers have come to a round's start, over all rounds */
  arrived: Int32Array
}

// A worker of lock.test.ts: tries to take each lock at the very moment when the other takers do.
const { files, takers, arrived }: Race = workerData
const taken = files.map((file, round) => {
  Atomics.add(arrived, 0, 1)
  while (Atomics.load(arrived, 0) < takers * (round + 1));
  return 'release' in tryLock(file)
})
parentPort?.postMessage(taken)
