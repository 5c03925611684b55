import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { documentNonce } from '../theme/document-nonce.ts'
import { classNames } from './class-names.ts'
import { CONTROL } from './control-look.ts'
import { useFieldAttributes } from './field-context.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly description?: string | undefined
  readonly disabled?: boolean | undefined
}

export interface SelectProps {
  value: string
  onValueChange: (value: string) => void
  options: readonly SelectOption[]
  placeholder?: string | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  /** Its name where there is no Field around it. */
  label?: string | undefined
  className?: string | undefined
}

/** A list to choose one from. Typing jumps to an option; the typed letters reset after 1 s, as Radix does. */
export function Select(props: SelectProps) {
  const {
    value,
    onValueChange,
    options,
    placeholder = 'Choose one',
    disabled,
    name,
    label,
    className,
  } = props
  const { required, ...field } = useFieldAttributes()
  return (
    <Radix.Root
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
      name={name}
      required={required}
    >
      <Radix.Trigger
        {...field}
        aria-label={label}
        className={classNames(
          CONTROL,
          'flex items-center justify-between gap-2 text-left data-placeholder:text-muted',
          className,
        )}
      >
        <span className="min-w-0 truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon>
          <ChevronDown className="size-5 text-muted" aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) overflow-hidden rounded-md border border-edge bg-raised text-ink shadow-overlay animate-fade"
        >
          <Radix.ScrollUpButton className={SCROLL}>
            <ChevronUp className="size-4" aria-hidden="true" />
          </Radix.ScrollUpButton>
          <Radix.Viewport nonce={documentNonce()} className="max-h-80 p-1">
            {options.map((option) => (
              <Option key={option.value} option={option} />
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton className={SCROLL}>
            <ChevronDown className="size-4" aria-hidden="true" />
          </Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const SCROLL = 'flex h-6 items-center justify-center text-muted'

function Option({ option }: { option: SelectOption }) {
  return (
    <Radix.Item
      value={option.value}
      textValue={option.label}
      disabled={option.disabled}
      className="flex min-h-11 cursor-default items-center gap-2 rounded-sm px-2 py-1 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-brass data-highlighted:text-on-brass data-[state=checked]:font-semibold"
    >
      <span className="grid size-5 shrink-0 place-items-center">
        <Radix.ItemIndicator>
          <Check className="size-4" aria-hidden="true" />
        </Radix.ItemIndicator>
      </span>
      <span className="min-w-0">
        <Radix.ItemText>{option.label}</Radix.ItemText>
        {option.description ? (
          <span className="block text-xs font-normal opacity-85">{option.description}</span>
        ) : null}
      </span>
    </Radix.Item>
  )
}
