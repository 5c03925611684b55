import { type KeyboardEvent, useRef } from 'react'
import { ChoiceButton } from './ChoiceButton.tsx'
import { type ChoiceResult, choiceForKey, choiceState, choiceTexts, LETTERS } from './choice.ts'
import { classNames } from './class-names.ts'
import { useHotkeys } from './use-hotkeys.ts'

export interface ChoiceListProps {
  choices: readonly string[]
  selected: number | null
  onSelect: (index: number) => void
  /** The answer is given and its result not yet known. */
  locked?: boolean | undefined
  result?: ChoiceResult | null | undefined
  label?: string | undefined
  labelledBy?: string | undefined
  /** A–D and 1–4 anywhere on the page. */
  hotkeys?: boolean | undefined
  /** Where all four must fit a window beside much else. */
  dense?: boolean | undefined
  className?: string | undefined
}

/** The lettered answers. Signs and words sit on the border, so nothing moves when the result arrives. */
export function ChoiceList(props: ChoiceListProps) {
  const { choices, selected, onSelect, locked = false, result = null } = props
  const { label = 'Answer choices', labelledBy, hotkeys = true, dense = false, className } = props
  const list = useRef<HTMLOListElement>(null)
  const open = !locked && !result

  const keys = [...'abcd1234'].map((key) => [key, () => selectByKey(key)] as const)
  useHotkeys(Object.fromEntries(keys), { enabled: hotkeys && open, scope: list })

  function selectByKey(key: string) {
    const index = choiceForKey(key, choices.length)
    if (index === null) return
    list.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true })
    onSelect(index)
  }

  return (
    <ol
      ref={list}
      aria-label={labelledBy ? undefined : label}
      aria-labelledby={labelledBy}
      className={classNames('grid', dense ? 'gap-2 sm:gap-3' : 'gap-4', className)}
      onKeyDown={moveFocus}
    >
      {choiceTexts(choices).map((text, index) => (
        <li key={LETTERS[index]}>
          <ChoiceButton
            letter={LETTERS[index] ?? ''}
            text={text}
            state={choiceState(index, { selected, locked, result })}
            pressed={selected === index || result?.chosenIndex === index}
            open={open}
            dense={dense}
            onPress={() => onSelect(index)}
          />
        </li>
      ))}
    </ol>
  )
}

/** Up and down walk the choices without choosing; Enter or Space then chooses. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const from = buttons.indexOf(document.activeElement as HTMLButtonElement)
  event.preventDefault()
  buttons[(from + step + buttons.length) % buttons.length]?.focus()
}
