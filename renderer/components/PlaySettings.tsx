import { useId } from 'react'
import { type AdvanceChoice, advanceSetting, soundSetting } from './play-settings.ts'
import { Switch } from './Switch.tsx'

const ADVANCES: readonly { choice: AdvanceChoice; label: string; hint: string }[] = [
  {
    choice: 'correct',
    label: 'After a correct answer',
    hint: 'A miss stays until you continue. Scroll, point, or press P to keep reading.',
  },
  { choice: 'always', label: 'After every answer', hint: 'Misses move on by themselves too.' },
  { choice: 'never', label: 'Only when I continue', hint: 'Every result stays until you press Enter.' },
]

/** The settings of play that hold in this browser: when the next question comes by itself, and sound. */
export function PlaySettings() {
  const advance = advanceSetting.useNow()
  const sound = soundSetting.useNow()
  const name = useId()
  return (
    <>
      <fieldset className="mb-6 grid gap-2">
        <legend className="mb-2 font-semibold">Open the next question</legend>
        {ADVANCES.map(({ choice, label, hint }) => (
          <label
            key={choice}
            className="flex items-start gap-3 rounded-md border border-line bg-raised px-4 py-3 has-checked:border-brass has-focus-visible:outline-2 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={advance === choice}
              onChange={() => advanceSetting.choose(choice)}
              className="mt-1 size-4 shrink-0"
            />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-muted">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Switch
        label="Sound"
        hint="Short tones when an answer locks in and when its result comes."
        checked={sound === 'on'}
        onChange={(on) => soundSetting.choose(on ? 'on' : 'off')}
      />
    </>
  )
}
