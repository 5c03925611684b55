import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ScreenFailed } from './ScreenFailed.tsx'

interface BoundaryProps {
  /** the entry of the history on screen */
  entry: string
  children: ReactNode
}

interface BoundaryState {
  entry: string
  isBroken: boolean
}

/** Only a class can catch what breaks while React renders. React itself writes the error to the console. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { entry: this.props.entry, isBroken: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true }
  }

  /** A page that broke says nothing of the next one. */
  static getDerivedStateFromProps({ entry }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return entry === state.entry ? null : { entry, isBroken: false }
  }

  override render(): ReactNode {
    return this.state.isBroken ? <ScreenFailed /> : this.props.children
  }
}

/** Shows that a screen broke in its place, until the player goes to another one. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <Boundary entry={useLocation().key}>{children}</Boundary>
}
