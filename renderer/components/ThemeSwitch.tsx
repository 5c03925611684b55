import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useThemeChoice } from '../theme/theme.ts'

const CHOICES = [
  { choice: 'system', label: 'Match system', Icon: Monitor },
  { choice: 'chambers', label: 'Chambers, dark', Icon: Moon },
  { choice: 'parchment', label: 'Parchment, light', Icon: Sun },
] as const

/** Follow the system, or stay in one theme. */
export function ThemeSwitch() {
  const [current, choose] = useThemeChoice()
  const name = useId()
  return (
    <fieldset className="flex rounded-full border border-line bg-surface p-0.5">
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ choice, label, Icon }) => (
        <label
          key={choice}
          title={label}
          className="grid size-8 place-items-center rounded-full text-muted transition-colors hover:text-ink has-checked:bg-brass has-checked:text-on-brass has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={current === choice}
            onChange={() => choose(choice)}
            className="sr-only"
          />
          <Icon className="size-4" aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
