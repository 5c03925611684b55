import { Choices } from '../../components/Choices.tsx'
import { motionSetting, textSetting } from '../../components/comfort-settings.ts'
import { Switch } from '../../components/Switch.tsx'
import { ThemeSwitch } from '../../components/ThemeSwitch.tsx'

const SIZES = [
  { value: '100', label: 'Standard' },
  { value: '112.5', label: 'Large' },
  { value: '125', label: 'Larger' },
] as const

/** How the app looks and moves in this browser: theme, text size, motion. */
export function ComfortSettings() {
  const size = textSetting.useNow()
  const motion = motionSetting.useNow()
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <span className="font-semibold">Theme</span>
        <ThemeSwitch />
      </div>
      <Choices legend="Text size" choices={SIZES} chosen={size} onChoose={textSetting.choose} />
      <Switch
        label="Reduce motion"
        hint="Nothing slides, shakes, or counts up. If your system asks for less motion, we follow it anyway."
        checked={motion === 'less'}
        onChange={(less) => motionSetting.choose(less ? 'less' : 'system')}
      />
    </div>
  )
}
