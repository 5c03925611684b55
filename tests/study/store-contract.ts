import { answersContract } from './contract/answers-given.ts'
import { companionContract } from './contract/companion.ts'
import { dailiesContract } from './contract/dailies.ts'
import { fixture } from './contract/fixture.ts'
import { pickingContract } from './contract/picking.ts'
import { recordingContract } from './contract/recording.ts'
import { runsContract } from './contract/runs.ts'
import { showingsContract } from './contract/showings.ts'
import { valuesContract } from './contract/values.ts'
import type { StudyTrial } from './databases.ts'

/** The promises of a study store (study/store.ts), on either database. */
export function storeContract(kind: StudyTrial['kind']): void {
  const at = fixture(kind)
  runsContract(at)
  showingsContract(at)
  pickingContract(at)
  recordingContract(at)
  valuesContract(at)
  dailiesContract(at)
  answersContract(at)
  companionContract(at)
}
