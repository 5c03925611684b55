import { Volume2, VolumeX } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { soundSetting } from './play-settings.ts'

/** Sound on or off, beside a game that has no settings of its own in sight. */
export function SoundButton() {
  const on = soundSetting.useNow() === 'on'
  return (
    <IconButton
      label={on ? 'Turn sound off' : 'Turn sound on'}
      icon={
        on ? (
          <Volume2 className="size-5" aria-hidden="true" />
        ) : (
          <VolumeX className="size-5" aria-hidden="true" />
        )
      }
      onClick={() => soundSetting.choose(on ? 'off' : 'on')}
    />
  )
}
