import { Strikethrough } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { ChoiceButton } from '../../components/ChoiceButton.tsx'
import { choiceForKey, choiceState, choiceTexts, LETTERS } from '../../components/choice.ts'
import { classNames } from '../../components/class-names.ts'
import { isCovered } from '../../components/hotkeys.ts'
import { IconButton } from '../../components/IconButton.tsx'
import { useHotkeys } from '../../components/use-hotkeys.ts'

export interface ExamChoicesProps {
  choices: readonly string[]
  place: number | null
  struck: readonly number[]
  onChoose: (place: number) => void
  onStrike: (place: number) => void
}

/** The choices of a block's question: each can be chosen, changed and struck out until the block is handed in. */
export function ExamChoices({ choices, place, struck, onChoose, onStrike }: ExamChoicesProps) {
  useHotkeys(Object.fromEntries([...'abcd1234'].map((key) => [key, () => choose(key)])))
  useStrikeKeys(choices.length, onStrike)

  function choose(key: string) {
    const index = choiceForKey(key, choices.length)
    if (index !== null) onChoose(index)
  }

  return (
    <ol aria-label="Answer choices" className="grid gap-3">
      {choiceTexts(choices).map((text, index) => {
        const letter = LETTERS[index] ?? ''
        const isStruck = struck.includes(index)
        return (
          <li
            key={letter}
            className={classNames(
              'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1',
              isStruck && '[&_[data-choice-text]]:text-muted [&_[data-choice-text]]:line-through',
            )}
          >
            <ChoiceButton
              letter={letter}
              text={text}
              state={choiceState(index, { selected: place, locked: false, result: null })}
              pressed={place === index}
              open
              dense={false}
              aside={isStruck ? '(struck out)' : undefined}
              onPress={() => onChoose(index)}
            />
            <IconButton
              label={isStruck ? `Bring ${letter} back` : `Strike out ${letter}`}
              aria-pressed={isStruck}
              aria-keyshortcuts={`Shift+${letter}`}
              icon={<Strikethrough className="size-4" aria-hidden="true" />}
              onClick={() => onStrike(index)}
            />
          </li>
        )
      })}
    </ol>
  )
}

/** Shift and a letter strike a choice out. They are taken before the letters alone, which choose. */
function useStrikeKeys(count: number, onStrike: (place: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isChord = event.ctrlKey || event.metaKey || event.altKey || event.repeat
    if (!event.shiftKey || isChord || isCovered(null)) return
    const index = LETTERS.findIndex((letter) => event.code === `Key${letter}`)
    if (index < 0 || index >= count) return
    event.preventDefault()
    event.stopPropagation()
    onStrike(index)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
