import { useState } from 'react'
import { share, whole } from '#protocol/figures.ts'
import { MEASURED_POOLS } from '#rules/calibration/pools.ts'
import type { Group } from '../../../clients/calibration.ts'
import { Card } from '../../../components/Card.tsx'
import { Field } from '../../../components/Field.tsx'
import { Select } from '../../../components/Select.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { ChanceChart } from './ChanceChart.tsx'
import { brierText, meanTold, POOL_NAMES, subjectName } from './chance-words.ts'

/** Chances beside what came of them, a tab a pool. */
export function Chances({ groups }: { groups: readonly Group[] }) {
  const pools = MEASURED_POOLS.filter((pool) => groups.some((one) => one.pool === pool))
  return (
    <Tabs
      label="Pools"
      items={pools.map((pool) => ({
        value: pool,
        label: POOL_NAMES[pool],
        content: <PoolChances groups={groups.filter((one) => one.pool === pool)} />,
      }))}
    />
  )
}

/** One pool: the chart of all its subjects or one, beside the table of all. */
function PoolChances({ groups }: { groups: readonly Group[] }) {
  const [name, setName] = useState<string | null>(null)
  const chosen = groups.find((one) => subjectName(one) === name) ?? groups[0]
  if (!chosen) return null
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        <Field label="Subject">
          <Select
            value={subjectName(chosen)}
            onValueChange={setName}
            options={groups.map((one) => ({ value: subjectName(one), label: subjectName(one) }))}
          />
        </Field>
        <ChanceChart group={chosen} />
      </div>
      <Card title="By subject" className="min-w-0">
        <ul className="divide-y divide-line">
          {groups.map((group) => (
            <SubjectRow key={subjectName(group)} group={group} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function SubjectRow({ group }: { group: Group }) {
  const { answers, right, brier } = group
  const facts = [
    ['Answers', whole(answers)],
    ['Predicted', share(meanTold(group))],
    ['Correct', share(right / answers)],
    ['Brier', brierText(brier)],
  ] as const
  return (
    <li className="grid gap-1 py-3">
      <h3 className={group.subject === null ? 'font-semibold' : ''}>{subjectName(group)}</h3>
      <dl className="grid grid-cols-2 gap-2 text-sm tabular-nums sm:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
