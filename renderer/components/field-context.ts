import { createContext, useContext } from 'react'

/** The ids and flags a Field hands the control inside it, so that label, hint and error belong to that control. */
export interface FieldWiring {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** The aria attributes of a control, from the Field around it when there is one. */
export function useFieldAttributes(own: { id?: string | undefined } = {}) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    required: field?.required || undefined,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
  }
}
