import { type Choice, Choices } from './Choices.tsx'
import { type AdvanceChoice, advanceSetting, soundSetting } from './play-settings.ts'
import { Switch } from './Switch.tsx'

const ADVANCES: readonly Choice<AdvanceChoice>[] = [
  {
    value: 'correct',
    label: 'After a correct answer',
    hint: 'A miss stays until you continue. Scroll, point, or press P to keep reading.',
  },
  { value: 'always', label: 'After every answer', hint: 'Misses move on by themselves too.' },
  { value: 'never', label: 'Only when I continue', hint: 'Every result stays until you press Enter.' },
]

/** The settings of play that hold in this browser: when the next question comes by itself, and sound. */
export function PlaySettings() {
  const advance = advanceSetting.useNow()
  const sound = soundSetting.useNow()
  return (
    <>
      <div className="mb-6">
        <Choices
          legend="Open the next question"
          choices={ADVANCES}
          chosen={advance}
          onChoose={advanceSetting.choose}
        />
      </div>
      <Switch
        label="Sound"
        hint="Short tones when an answer locks in and when its result comes."
        checked={sound === 'on'}
        onChange={(on) => soundSetting.choose(on ? 'on' : 'off')}
      />
    </>
  )
}
