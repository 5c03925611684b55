import type { Decision } from '../../engine/contract.ts'
import type { VicariousFacts } from './facts.ts'

/** Scope of employment, the exceptions for contractors, and fault of one's own. */
export function decide({ relation, event }: VicariousFacts): Decision {
  switch (event) {
    case 'task':
      return { reasons: ['yes-scope'], path: ['scope'] }
    case 'detour':
      return { reasons: ['yes-detour'], arguable: ['yes-scope'], path: ['scope', 'detour'] }
    case 'frolic':
      return { reasons: ['no-frolic'], path: ['frolic'] }
    case 'returned':
      return { reasons: ['yes-scope'], path: ['frolic', 'returned'] }
    case 'forbidden':
      return { reasons: ['yes-manner'], arguable: ['yes-scope'], path: ['scope', 'forbidden'] }
    case 'collecting':
      return { reasons: ['yes-manner'], arguable: ['yes-scope'], path: ['scope', 'force'] }
    case 'quarrel':
      return { reasons: ['no-frolic'], path: ['quarrel'] }
    case 'commute':
      return { reasons: ['no-frolic'], path: ['commute'] }
    case 'errand':
      return { reasons: ['yes-scope'], path: ['commute', 'errand'] }
    case 'weekend':
      return { reasons: ['no-frolic'], path: ['own-use'] }
    case 'label':
      return {
        reasons: ['yes-control'],
        arguable: ['yes-scope', 'yes-retained'],
        path: ['control', 'scope'],
      }
    case 'ordinary':
      return { reasons: ['no-contractor', 'no-own'], arguable: ['no-collateral'], path: ['contractor'] }
    case 'special danger':
      return { reasons: ['yes-danger'], arguable: ['yes-duty'], path: ['contractor', 'danger'] }
    case 'aside from it':
      return {
        reasons: ['no-collateral'],
        arguable: ['no-contractor', 'no-own'],
        path: ['contractor', 'danger-aside'],
      }
    case 'public duty':
      return { reasons: ['yes-duty'], path: ['contractor', 'duty'] }
    case 'bad choice':
      return { reasons: ['yes-own'], path: ['contractor', 'choice'] }
    case 'retained':
      return { reasons: ['yes-retained'], arguable: ['yes-own'], path: ['contractor', 'retained'] }
    case 'favor':
      return { reasons: ['yes-service'], path: [relation, 'favor'] }
    case 'harmless record':
      return { reasons: ['no-relation', 'no-own'], path: [relation] }
    case 'known danger':
      return { reasons: ['yes-own'], path: [relation, relation === 'child' ? 'control-child' : 'entrusted'] }
  }
}
